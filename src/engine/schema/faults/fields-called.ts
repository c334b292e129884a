import { inPlainLetters } from '../../../model/words/plain-letters.ts';

/** Fields, and behind the colon what other programs and other languages call them. Fields of one line hold alike things. */
const CALLED = `
  heading title: headline header titel titre titulo titolo ueberschrift tytul naglowek kop
  body text: description content contents paragraph beschreibung inhalt texte texto testo tekst tresc opis
  text quote: comment zitat citation cita citazione cytat
  label title text: caption name beschriftung etiqueta etichetta etykieta
  image: img picture photo photograph pic bild foto imagen immagine imagem afbeelding obraz obrazek zdjecie
  actions link: links action button buttons cta knop przycisk boton bouton boutons
  href: url link to address target adresse
  network: platform name
  kind: type
  src: file url path source datei
  alt: description alternative alttext caption
  author: name person by autor auteur autore
  category: kategorie categorie categoria kategoria
  date: datum fecha day tag jour giorno
  links: children submenu items entries
  choices: options values selection auswahl optionen opciones opzioni opties
  monthly: price cost preis prix precio prezzo preco prijs cena
  blocks: sections elements components modules bloecke
  facts: data metadata meta properties daten
  draft: unpublished hidden entwurf brouillon borrador bozza szkic
  name: title sitename company firm firma nom nombre nome naam nazwa
  url: domain website siteurl homepage adresse
  lang: language sprache langue idioma lingua taal jezyk locale
  country: land pays pais paese kraj
  phones: phone telephone tel telefon telephones telefono telefone telefoon mobile handy
  emails: email mail mails e-mail e-mails emailaddress courriel correo
  hours: openinghours openingtimes oeffnungszeiten horaires horarios orari openingstijden godziny
  mark: logo brand
  icon: favicon
  navigation: menu nav navbar
  redirects: redirections redirect weiterleitungen
  strings: translations texts labels
  theme: design style styles
`
  .trim()
  .split('\n')
  .map(
    (line) =>
      line
        .trim()
        .split(': ')
        .map((words) => words.split(' ')) as [fields: string[], called: string[]],
  );

/** The field that others call so, or call so in another language, among those that a group has: "bild" is "image". */
export function fieldCalled(name: string, fields: readonly string[]): string | undefined {
  return fieldsCalled(name).find((field) => fields.includes(field));
}

/** All fields that others call so. */
export function fieldsCalled(name: string): string[] {
  const word = inPlainLetters(name);
  return CALLED.filter((line) => line.flat().includes(word)).flatMap(([alike]) => alike);
}
