import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Fields, and behind the colon what other programs and other languages call them. Those of one line hold alike things. */
const CALLED = tableLines(`
  heading title: headline header titel titre titulo titolo ueberschrift tytul naglowek kop rubrik overskrift otsikko nadpis cim baslik basligi encabezado entete intestazione cabecalho 見出し タイトル 題名 제목 표제 머리말
  formTitle: heading title titre tytul titulo titolo titel tytulformularza
  body text: description content contents paragraph beschreibung inhalt texte texto testo tekst tresc opis innehaall innhold teksti obsah metin yazi icerik aciklama descripcion descrizione descricao omschrijving cuerpo contenido corps contenu corpo contenuto conteudo inhoud 本文 文章 説明 テキスト 内容 본문 내용 글 텍스트 설명
  text quote: comment zitat citation cita citazione cytat yorum alinti depoimento citaat citacao opinia opinion avis recensione 인용 인용문 후기
  label title text: caption name bijschrift beschriftung etiqueta etichetta etykieta etiket rotulo legenda nazwa nombre nome nom naam isim podpis tekst napis texto libelle texte etiquette testo ラベル 라벨 레이블 이름표
  image: img picture photo photograph pic bild foto imagen immagine imagem afbeelding obraz obrazek zdjecie bilde billede kuva kep resim gorsel goersel fotograf grafika plaatje 画像 写真 이미지 사진 그림
  actions link: links action button buttons cta knop przycisk boton bouton boutons dugmeler dugme butonlar buton botoes botao baglanti botones przyciski odnosnik odnosniki enlaces liens lien ボタン リンク 버튼 단추 링크
  href: url link to address target adresse baglanti adres endereco ligacao enlace odnosnik lien direccion collegamento indirizzo cel strona pagina リンク先 アドレス 링크 주소 경로
  network: platform name
  kind: type rodzaj typ tipo soort art
  src: file url path source datei plik sciezka archivo fuente fichier percorso bestand bron arquivo caminho 파일 경로
  alt: description alternative alttext caption altmetin descricao aciklama opis descripcion descrizione omschrijving 대체텍스트 대체글 설명
  description: summary excerpt beschreibung descripcion descricao descrizione omschrijving opis beskrivning kuvaus popis aciklama beschrijving 설명 요약 소개
  author: name person by autor auteur autore yazar kisi osoba persona nome 작성자 글쓴이 저자
  category: kategorie categorie categoria kategoria kategori 분류 카테고리
  date: datum fecha day tag jour giorno dato paivamaara tarih gun data 日付 날짜 일자 작성일
  links: children submenu items entries odnosniki enlaces liens collegamenti
  choices: options values selection auswahl optionen opciones opzioni opties keuzes opcje wybor choix scelte opcoes escolhas 선택지 보기 옵션
  question: q title frage pregunta domanda pergunta vraag pytanie fraaga spoergsmaal spoersmaal kysymys otazka soru 質問 질문
  answer: a text body antwort reponse respuesta risposta resposta antwoord odpowiedz svar vastaus odpoved cevap yanit 回答 答え 답변 답 대답
  position text: role job jobtitle function funktion fonction cargo puesto funzione funcao functie funkcja gorev goerev unvan stanowisko poste ruolo rol profissao 직책 직위 직함
  price: cost amount once fee preis prix precio prezzo preco prijs cena pris hinta ar fiyat ucret valor tutar koszt 料金 価格 値段 金額 가격 금액 요금 비용 수업료 값
  annual: yearly year annually peryear jaehrlich jahr annuel anual annuale jaarlijks rocznie yillik 연간
  monthly: month permonth mensual mensuel mensile mensal maandelijks monatlich miesiecznie aylik 월간 매월
  required: mandatory pflicht obligatoire obligatorio obbligatorio verplicht zorunlu obrigatorio wymagane obowiazkowe requis richiesto 필수
  buttonText: submit submittext button przycisk tekstprzycisku textodelboton bouton textedubouton testodelpulsante knoptekst textodobotao
  street: address streetaddress strasse rue calle via rua straat ulica sokak cadde logradouro 도로명 도로명주소
  city: town locality addresslocality place stadt ort ville ciudad citta cidade plaats miasto sehir il miejscowosc localidad poblacion comune stad woonplaats 도시 시
  postalCode: zip zipcode postcode plz codepostal codigopostal cap cep kodpocztowy postakodu kod 우편번호
  region: state province county bundesland provincia provincie wojewodztwo estado uf 시도 지역
  firstName: vorname prenom nombre nome voornaam imie name foernamn fornavn etunimi jmeno namn navn nimi ad adi isim 名 이름 성명 성함
  email: mail courriel correo epost sahkoposti saehkoeposti eposta epostaadresi メール メールアドレス 이메일 메일 전자우편 이메일주소
  lastName: surname familyname nachname nom apellido apellidos cognome achternaam nazwisko soyad soyadi sobrenome 姓 名字 성
  phone: telephone tel telefon telefono telefone telefoon mobile celular whatsapp 電話 電話番号 전화 전화번호 연락처 휴대폰 핸드폰 휴대전화
  company: firma unternehmen entreprise societe empresa azienda przedsiebiorstwo ditta bedrijf sirket 회사 회사명
  subject: betreff objet sujet asunto assunto oggetto temat onderwerp konu 제목
  preferredDate: wunschtermin termin datum date fecha data 희망일 희망날짜
  employeeCount: employees mitarbeiter effectif empleados funcionarios dipendenti pracownicy
  industry: branche sector secteur setor settore branza sektor
  message: nachricht mensaje messaggio mensagem bericht comments opmerkingen meddelande meddelelse melding viesti zprava wiadomosc mesaj メッセージ 本文 内容 문의 문의내용 메시지 내용
  rows: list liste lista lijst wiersze filas lignes righe rijen linhas zeilen 목록 행
  cards: grid gallery kartlar cartoes tarjetas karten karty schede kaarten 카드
  blocks: sections elements components modules bloecke bloklar blocos bloques blocchi blocs sekcje bloki secciones sezioni blokken secoes 블록 블럭
  facts: data metadata meta properties daten 정보 데이터
  draft: unpublished hidden entwurf brouillon borrador bozza concept szkic taslak rascunho 초안 임시저장 비공개
  name: title sitename company firm firma nom nombre nome naam nazwa ad adi isim isimi 名前 名称 이름 명칭 학교명 회사명 상호
  url: domain website siteurl homepage 홈페이지 홈페이지주소 누리집
  lang: language sprache langue idioma lingua taal jezyk locale dil 언어
  country: land pays pais paese kraj ulke uelke 나라 국가
  phones: phone telephone tel telefon telephones telefono telefone telefoon mobile handy telefony telefonos telefoni telefoons telefones 전화 전화번호 연락처
  emails: email mail mails e-mail e-mails emailaddress courriel correo correos courriels emailadres 이메일 메일
  address: adresse anschrift direccion indirizzo endereco adres 주소
  hours: openinghours openingtimes oeffnungszeiten horaires horario horarios orari openingstijden godziny saatler calismasaatleri godzinyotwarcia orario openingsuren 운영시간 영업시간 근무시간 이용시간
  mark: logo brand
  icon: favicon
  navigation: menu nav navbar menue nawigacja navegacao 메뉴
  redirects: redirections redirect weiterleitungen
  strings: translations texts labels
  theme: design style styles 디자인 테마
  type: kind block tipo typ art genre tur tuer bloco bloque rodzaj 유형 종류 타입 형식
  icon: symbol ikon simge icone icono icona ikona 아이콘
  currency: money moeda moneda devise valuta waehrung waluta parabirimi doviz 통화 화폐
  features: merkmale leistungen caracteristicas caratteristiche ozellikler oezellikler itens cechy zawiera incluye caracteristiques avantages comprende kenmerken inclui recursos 특징 포함사항 혜택
  sort: order orden ordem sortierung tri sirala siralama sortowanie 정렬
  order: position reihenfolge ordre orden ordem ordine kolejnosc sira 순서
  translationOf: translates originalpage traducaode traduccionde traductionde uebersetzungvon cevirisi
  unit: einheit unite unidad unidade unita eenheid jednostka birim 단위
  actions links: guziki pulsanti bottoni knoppen azioni acoes akcje collegamenti
  eyebrow: antetitulo surtitre occhiello nadtytul
  points: punkty puntos punti punten pontos punkte
  style: estilo stijl stil styl stile
  plans: pakiety paquetes formules forfaits offres pacchetti plannen pakketten abonnementen pacotes tarife pakete
  footnote: przypis nota note voetnoot rodape fussnote
  items: elementy pozycje pytania opinie elementos preguntas elements questions elementi voci domande vragen punten perguntas lista liste eintraege fragen
  steps: kroki pasos etapes passi passaggi stappen passos etapas schritte
  duration: czas czastrwania duracion duree durata duur duracao dauer
  time: czas data rok hora fecha ano heure date annee ora anno datum jaar zeit uhrzeit jahr
  entries: wpisy wydarzenia zdarzenia entradas eventos evenements voci eventi gebeurtenissen items eintraege ereignisse
  value: wartosc liczba valor numero valeur nombre valore waarde getal wert zahl
  columns: kolumny columnas colonnes colonne kolommen colunas spalten
  values: wartosci valores valeurs valori waarden werte
  fields: pola campos champs campi velden felder
  hint: wskazowka podpowiedz ayuda aide aiuto suggerimento hulp ajuda dica hinweis hilfe
  sections: sekcje czesci secciones parties sezioni delen secoes abschnitte
  card: karta tarjeta carte scheda kaart cartao karte
  publishAt: publikacja datapublikacji fechadepublicacion publication datedepublication pubblicazione publicatiedatum publicacao veroeffentlichung
  footer: stopka pie pieddepage piedipagina voettekst rodape fusszeile
  challenge: wyzwanie reto desafio defi sfida uitdaging herausforderung
  solution: rozwiazanie oplossing solucao loesung
  results: wyniki risultati resultaten ergebnisse
  client: klant kunde klient
  highlight: wyroznienie destacado evidenza evidenziato uitgelicht destaque
  from: carpeta dossier cartella pasta ordner
`).map(([fields, called]) => ({ fields: fields.split(' '), called: inPlainLetters(called).split(' ') }));

interface Called {
  /** Whether one will do that only holds alike things, as "text" does in place of a "quote"; without it, it will. */
  mayBeAlike?: boolean;
}

/** The field that others call so, or call so in another language, among those there are: "bild" is "image". */
export function fieldCalled(name: string, fields: readonly string[], options?: Called): string | undefined {
  return fieldsCalled(name, options).find((field) => fields.includes(field)) ?? typedAs(name, fields);
}

/** All fields that others call so. */
export function fieldsCalled(name: string, { mayBeAlike = true }: Called = {}): string[] {
  const word = inPlainLetters(name).replace(/\s/g, '');
  return CALLED.flatMap(({ fields, called }) =>
    called.includes(word) || (mayBeAlike && fields.includes(word)) ? fields : [],
  );
}
