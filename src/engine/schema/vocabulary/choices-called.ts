import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Choices and icons, and behind the colon what they are called in other languages. One word may be several of them. */
const CALLED = tableLines(`
  dark: dunkel sombre fonce oscuro escuro scuro ciemny ciemne koyu donker
  muted: gedaempft grau hell light gray grey gris clair doux suave claro discreto cinza szary jasny jasne przygaszony
  accent: akzent farbig kraeftig accentue destacado acento destaque accento akcent wyrozniony vurgulu
  default: standard normal normale normalny domyslny domyslne defaut defecto predeterminado padrao predefinito varsayilan
  regular: normal normale normalny zwykly standard
  left: links gauche izquierda esquerda sinistra lewa lewo lewy lewej sol
  right: rechts droite derecha direita destra prawa prawo prawy prawej sag
  primary: primaer haupt principal primaire primario glowny
  secondary: sekundaer zweite zweiter secondaire secundario secondario drugorzedny drugi
  ascending: oldest aufsteigend ascendente croissant oplopend artan crescente rosnaco
  descending: newest latest absteigend descendente decroissant decrescente aflopend azalan malejaco
  cards: karten cartes tarjetas cartoes schede karty
  tiles: kacheln tuiles mosaico mosaicos azulejos piastrelle kafelki kafle
  articles: artikel beitraege articulos artigos articoli artykuly news
  rows: zeilen reihen lignes rangees filas linhas righe wiersze
  columns: spalten colonnes columnas colunas colonne kolumny
  row: zeile reihe ligne rangee fila linha riga wiersz
  column: spalte colonne columna coluna colonna kolumna
  center: mitte mittig zentriert centre centro centrado centralizado centrato srodek wysrodkowany
  wide: breit ancho largo larga largura szeroki szerokie
  large: gross grand grande duzy duze
  tall: hoch haut alto alta wysoki
  compact: kompakt kompaktowy compacto compatto
  split: geteilt partage dividido diviso podzielony
  square: eckig carre cuadrado quadrado quadrato kwadratowy
  round: rund rond arrondi redondo arredondado rotondo okragly zaokraglony
  article: blog blogpost post news artikel articulo artigo articolo artykul
  service: dienst dienstleistung leistung prestation servicio servico servizio usluga serwis
  bars: balken barres barras barre slupki
  line: linie ligne linea linha linia
  trial: probe essai prueba teste prova proba
  contact: kontakt contacto contato contatto
  date: datum fecha data
  number: zahl anzahl nombre numero liczba ilosc
  choice: select radio dropdown auswahl choix seleccion opciones escolha scelta wybor lista keuze
  multiline: textarea longtext mehrzeilig
  checkbox: kaestchen haken case casilla caixa casella pole
  warning: warnung avertissement advertencia aviso avviso ostrzezenie
  error: fehler erreur erro errore blad
  house: haus maison casa dom
  phone: telefono telefone telephone telefon
  mail: envelope brief umschlag enveloppe lettre sobre carta lettera busta koperta list poczta
  map-pin: ort standort adresse lieu ubicacion lugar localizacao endereco luogo adres miejsce lokalizacja
  clock: uhr uhrzeit horloge heure reloj hora relogio orologio zegar godzina godziny
  calendar: kalender termin calendrier calendario kalendarz
  user: benutzer person personne utilisateur persona usuario pessoa utente osoba uzytkownik
  users: team gruppe menschen equipe personnes personas equipo pessoas squadra zespol ludzie
  heart: herz coeur corazon coracao cuore serce
  star: stern etoile estrella estrela stella gwiazda gwiazdka
  check: haken haekchen coche visto ptaszek
  shield: schild bouclier escudo scudo tarcza
  lock: schloss cadenas candado cadeado lucchetto klodka
  key: schluessel cle llave chave chiave klucz
  car: auto voiture coche carro macchina samochod
  train: zug bahn tren trem treno pociag
  bed-double: bett lit cama letto lozko
  utensils: besteck essen couverts restaurant cubiertos talheres posate sztucce jedzenie
  coffee: kaffee cafe caffe kawa
  scissors: schere ciseaux tijeras tesoura forbici nozyczki
  wrench: werkzeug schraubenschluessel outil herramienta ferramenta attrezzo narzedzie
  camera: kamera appareil camara aparat fotoapparat
  book: buch livre libro livro ksiazka
  gift: geschenk cadeau regalo presente prezent
  shopping-cart: warenkorb einkaufswagen panier chariot carrito carrinho carrello koszyk
  credit-card: kreditkarte tarjeta cartao carta
  banknote: geld argent dinero dinheiro denaro pieniadze
  briefcase: aktentasche koffer mallette maletin maleta valigetta teczka walizka
  building-2: gebaeude batiment immeuble edificio predio budynek
  stethoscope: arzt medecin medico lekarz
  dog: hund chien perro cachorro cane pies
  cat: katze chat gato gatto kot
  leaf: blatt feuille hoja folha foglia lisc
  tree-deciduous: baum arbre arbol arvore albero drzewo
  flower: blume fleur flor fiore kwiat
  sun: sonne soleil sole slonce
  droplet: wasser tropfen eau goutte agua gota acqua goccia woda kropla
  flame: feuer flamme feu fuego fogo fuoco ogien
  lightbulb: idee gluehbirne ampoule idea bombilla ideia lampada pomysl zarowka
  globe: welt monde mundo mondo swiat
  message-circle: nachricht sprechblase bulle mensaje mensagem messaggio wiadomosc
  scale: waage balance balanza balanca bilancia waga
  gavel: richter juge juez juiz giudice sad mlotek
  handshake: haendedruck vertrag accord acuerdo acordo accordo umowa
  file-text: dokument document documento dokumenty
  search: suche lupe loupe recherche lupa buscar szukaj
  circle-question-mark: frage question pregunta pergunta domanda pytanie
  triangle-alert: achtung attention atencion atencao attenzione uwaga
  award: auszeichnung premio premios nagroda
`);

/** The choice that is called so in another language, among those that there are: "dunkel" is "dark", "koperta" the icon "mail". */
export function choiceCalled(word: string, choices: readonly string[]): string | undefined {
  const plain = inPlainLetters(word.trim());
  return CALLED.find(([choice, called]) => called.split(' ').includes(plain) && choices.includes(choice))?.[0];
}
