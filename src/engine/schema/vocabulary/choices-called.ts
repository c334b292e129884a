import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Choices and icons, and behind the colon what they are called in other languages. One word may be several of them. */
const CALLED = tableLines(`
  dark: dunkel sombre fonce oscuro escuro scuro ciemny ciemne koyu donker 어둡게 어두운 검정
  muted: gedaempft grau hell light gray grey gris clair doux suave claro discreto cinza szary jasny jasne przygaszony grigio chiaro grijs licht 회색 연하게 흐리게
  accent: akzent farbig kraeftig accentue destacado acento destaque accento akcent wyrozniony vurgulu kolor color couleur colore kleur cor farbe 강조 강조색
  default: standard normal normale normalny domyslny domyslne defaut defecto predeterminado padrao predefinito varsayilan 기본
  regular: normal normale normalny zwykly standard
  left: links gauche izquierda esquerda sinistra lewa lewo lewy lewej sol 왼쪽
  right: rechts droite derecha direita destra prawa prawo prawy prawej sag 오른쪽
  primary: primaer haupt principal primaire primario glowny principale
  secondary: sekundaer zweite zweiter secondaire secundario secondario drugorzedny drugi
  ascending: oldest aufsteigend ascendente croissant oplopend artan crescente rosnaco 오름차순 오래된순
  descending: newest latest absteigend descendente decroissant decrescente aflopend azalan malejaco 내림차순 최신순
  cards: karten cartes tarjetas cartoes schede karty kaarten 카드
  tiles: kacheln tuiles mosaico mosaicos azulejos piastrelle kafelki kafle tegels 타일
  articles: artikel beitraege articulos artigos articoli artykuly news 기사 글 소식
  rows: zeilen reihen lignes rangees filas linhas righe wiersze lista liste elenco lijst rijen list 줄 행
  columns: spalten colonnes columnas colunas colonne kolumny 열
  row: zeile reihe ligne rangee fila linha riga wiersz
  column: spalte colonne columna coluna colonna kolumna
  center: mitte mittig zentriert centre centro centrado centralizado centrato srodek wysrodkowany gecentreerd midden 가운데 중앙
  wide: breit ancho largo larga largura szeroki szerokie 넓게
  large: gross grand grande duzy duze groot 크게
  tall: hoch haut alto alta wysoki
  compact: kompakt kompaktowy compacto compatto
  split: geteilt partage dividido diviso podzielony
  square: eckig carre cuadrado quadrado quadrato kwadratowy
  round: rund rond arrondi redondo arredondado rotondo okragly okragle zaokraglony zaokraglone 둥글게
  article: blog blogpost post news artikel articulo artigo articolo artykul 기사 글 소식 블로그
  service: dienst dienstleistung leistung prestation servicio servico servizio usluga serwis 서비스
  bars: balken barres barras barre slupki slupkowy staven
  line: linie ligne linea linha linia liniowy lijn
  trial: probe essai prueba teste prova proba
  contact: kontakt contacto contato contatto 문의
  date: datum fecha data 날짜
  number: zahl anzahl nombre numero liczba ilosc chiffre getal aantal 숫자
  choice: select radio dropdown auswahl choix seleccion opciones escolha scelta wybor lista keuze opcje opcion liste elenco keuzelijst selecao 선택
  multiline: textarea longtext mehrzeilig wielowierszowe wielolinijkowy meerregelig 긴글 여러줄
  checkbox: kaestchen haken case casilla caixa casella pole polewyboru caseacocher selectievakje vinkje aankruisvakje caixadeselecao 체크박스 확인란
  warning: warnung avertissement advertencia aviso avviso ostrzezenie 경고
  error: fehler erreur erro errore blad 오류
  house: haus maison casa dom 집 홈
  phone: telefono telefone telephone telefon 전화
  mail: envelope brief umschlag enveloppe lettre sobre carta lettera busta koperta list poczta 편지 메일 이메일
  map-pin: ort standort adresse lieu ubicacion lugar localizacao endereco luogo adres miejsce lokalizacja 위치 지도 주소
  clock: uhr uhrzeit horloge heure reloj hora relogio orologio zegar godzina godziny 시계 시간
  calendar: kalender termin calendrier calendario kalendarz 달력 일정
  user: benutzer person personne utilisateur persona usuario pessoa utente osoba uzytkownik 사람 사용자
  users: team gruppe menschen equipe personnes personas equipo pessoas squadra zespol ludzie 사람들 모임 팀
  heart: herz coeur corazon coracao cuore serce 하트 마음
  star: stern etoile estrella estrela stella gwiazda gwiazdka 별
  check: haken haekchen coche visto ptaszek 체크
  shield: schild bouclier escudo scudo tarcza 방패
  lock: schloss cadenas candado cadeado lucchetto klodka 자물쇠
  key: schluessel cle llave chave chiave klucz 열쇠
  car: auto voiture coche carro macchina samochod 자동차
  train: zug bahn tren trem treno pociag 기차
  bed-double: bett lit cama letto lozko
  utensils: besteck essen couverts restaurant cubiertos talheres posate sztucce jedzenie 급식 식사
  coffee: kaffee cafe caffe kawa 커피
  scissors: schere ciseaux tijeras tesoura forbici nozyczki 가위
  wrench: werkzeug schraubenschluessel outil herramienta ferramenta attrezzo narzedzie 도구
  camera: kamera appareil camara aparat fotoapparat 카메라
  book: buch livre libro livro ksiazka 책
  gift: geschenk cadeau regalo presente prezent 선물
  shopping-cart: warenkorb einkaufswagen panier chariot carrito carrinho carrello koszyk 장바구니
  credit-card: kreditkarte tarjeta cartao carta
  banknote: geld argent dinero dinheiro denaro pieniadze 돈
  briefcase: aktentasche koffer mallette maletin maleta valigetta teczka walizka 가방
  building-2: gebaeude batiment immeuble edificio predio budynek 건물
  stethoscope: arzt medecin medico lekarz
  dog: hund chien perro cachorro cane pies 강아지 개
  cat: katze chat gato gatto kot 고양이
  leaf: blatt feuille hoja folha foglia lisc 잎
  tree-deciduous: baum arbre arbol arvore albero drzewo 나무
  flower: blume fleur flor fiore kwiat 꽃
  sun: sonne soleil sole slonce 해 태양
  droplet: wasser tropfen eau goutte agua gota acqua goccia woda kropla 물
  flame: feuer flamme feu fuego fogo fuoco ogien 불
  lightbulb: idee gluehbirne ampoule idea bombilla ideia lampada pomysl zarowka 전구 아이디어
  globe: welt monde mundo mondo swiat 지구 세계
  message-circle: nachricht sprechblase bulle mensaje mensagem messaggio wiadomosc 말풍선
  scale: waage balance balanza balanca bilancia waga 저울
  gavel: richter juge juez juiz giudice sad mlotek
  handshake: haendedruck vertrag accord acuerdo acordo accordo umowa
  file-text: dokument document documento dokumenty 문서
  search: suche lupe loupe recherche lupa buscar szukaj 검색 돋보기
  circle-question-mark: frage question pregunta pergunta domanda pytanie 물음표 질문
  triangle-alert: achtung attention atencion atencao attenzione uwaga 주의
  award: auszeichnung premio premios nagroda 상 상장
  school: schule ecole escuela escola scuola szkola okul 학교
  stack: apilado empile impilato untereinander
`).map(([choice, called]) => ({ choice, called: inPlainLetters(called).split(' ') }));

/** The choice that is called so in another language, among those that there are: "dunkel" is "dark", "koperta" the icon "mail". */
export function choiceCalled(word: string, choices: readonly string[]): string | undefined {
  const plain = inPlainLetters(word).replace(/\s/g, '');
  return (
    CALLED.find(({ choice, called }) => called.includes(plain) && choices.includes(choice))?.choice ??
    typedAs(word.trim(), choices)
  );
}
