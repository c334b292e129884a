import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Fields, and behind the colon what other programs and other languages call them. Those of one line hold alike things. */
const CALLED = tableLines(`
  heading title: headline header titel titre titulo titolo ueberschrift tytul naglowek kop rubrik overskrift otsikko nadpis cim baslik basligi 見出し タイトル 題名
  formTitle: heading title
  body text: description content contents paragraph beschreibung inhalt texte texto testo tekst tresc opis innehaall innhold teksti obsah metin yazi icerik aciklama 本文 文章 説明 テキスト 内容
  text quote: comment zitat citation cita citazione cytat yorum alinti depoimento
  label title text: caption name bijschrift beschriftung etiqueta etichetta etykieta etiket rotulo legenda nazwa nombre nome nom naam isim podpis ラベル
  image: img picture photo photograph pic bild foto imagen immagine imagem afbeelding obraz obrazek zdjecie bilde billede kuva kep resim gorsel goersel fotograf 画像 写真
  actions link: links action button buttons cta knop przycisk boton bouton boutons dugmeler dugme butonlar buton botoes botao baglanti botones przyciski odnosnik odnosniki enlaces liens lien ボタン リンク
  href: url link to address target adresse baglanti adres endereco ligacao enlace リンク先 アドレス
  network: platform name
  kind: type
  src: file url path source datei
  alt: description alternative alttext caption altmetin descricao aciklama
  description: summary excerpt beschreibung descripcion descricao descrizione omschrijving opis beskrivning kuvaus popis aciklama
  author: name person by autor auteur autore yazar kisi
  category: kategorie categorie categoria kategoria kategori
  date: datum fecha day tag jour giorno dato paivamaara tarih gun data 日付
  links: children submenu items entries
  choices: options values selection auswahl optionen opciones opzioni opties keuzes
  question: q title frage pregunta domanda pergunta vraag pytanie fraaga spoergsmaal spoersmaal kysymys otazka soru 質問
  answer: a text body antwort reponse respuesta risposta resposta antwoord odpowiedz svar vastaus odpoved cevap yanit 回答 答え
  position text: role job jobtitle function funktion fonction cargo puesto funzione funcao functie funkcja gorev goerev unvan
  price: cost amount once fee preis prix precio prezzo preco prijs cena pris hinta ar fiyat ucret valor tutar 料金 価格 値段 金額
  annual: yearly year annually peryear jaehrlich jahr annuel anual annuale jaarlijks rocznie yillik
  monthly: month permonth mensual mensuel mensile mensal maandelijks monatlich miesiecznie aylik
  required: mandatory pflicht obligatoire obligatorio obbligatorio verplicht zorunlu obrigatorio
  buttonText: submit submittext button
  street: address streetaddress strasse rue calle via rua straat ulica sokak cadde
  city: town locality addresslocality place stadt ort ville ciudad citta cidade plaats miasto sehir il
  postalCode: zip zipcode postcode plz codepostal codigopostal cap cep kodpocztowy postakodu kod
  region: state province county bundesland provincia provincie
  firstName: vorname prenom nombre nome voornaam imie name foernamn fornavn etunimi jmeno namn navn nimi ad adi isim 名
  email: mail courriel correo epost sahkoposti saehkoeposti eposta epostaadresi メール メールアドレス
  lastName: surname familyname nachname nom apellido apellidos cognome achternaam nazwisko soyad soyadi sobrenome 姓 名字
  phone: telephone tel telefon telefono telefone telefoon mobile celular whatsapp 電話 電話番号
  company: firma unternehmen entreprise societe empresa azienda przedsiebiorstwo sirket
  subject: betreff objet sujet asunto assunto oggetto temat konu
  preferredDate: wunschtermin termin datum date fecha data
  employeeCount: employees mitarbeiter effectif empleados funcionarios dipendenti pracownicy
  industry: branche sector secteur setor settore branza sektor
  message: nachricht mensaje messaggio mensagem bericht comments opmerkingen meddelande meddelelse melding viesti zprava wiadomosc mesaj メッセージ 本文 内容
  rows: list liste lista lijst
  cards: grid gallery kartlar cartoes tarjetas karten
  blocks: sections elements components modules bloecke bloklar blocos bloques blocchi blocs
  facts: data metadata meta properties daten
  draft: unpublished hidden entwurf brouillon borrador bozza concept szkic taslak rascunho
  name: title sitename company firm firma nom nombre nome naam nazwa ad adi isim isimi 名前 名称
  url: domain website siteurl homepage adresse
  lang: language sprache langue idioma lingua taal jezyk locale dil
  country: land pays pais paese kraj ulke uelke
  phones: phone telephone tel telefon telephones telefono telefone telefoon mobile handy
  emails: email mail mails e-mail e-mails emailaddress courriel correo
  address: adresse anschrift direccion indirizzo endereco adres
  hours: openinghours openingtimes oeffnungszeiten horaires horario horarios orari openingstijden godziny saatler calismasaatleri
  mark: logo brand
  icon: favicon
  navigation: menu nav navbar menue
  redirects: redirections redirect weiterleitungen
  strings: translations texts labels
  theme: design style styles
  type: kind block tipo typ art genre tur tuer bloco bloque
  icon: symbol ikon simge icone icono icona ikona
  currency: money moeda moneda devise valuta waehrung waluta parabirimi doviz
  features: merkmale leistungen caracteristicas caratteristiche ozellikler oezellikler itens
  sort: order orden ordem sortierung tri sirala siralama sortowanie
  order: position reihenfolge ordre orden ordem ordine kolejnosc sira
  translationOf: translates originalpage traducaode traduccionde traductionde uebersetzungvon cevirisi
`).map(([fields, called]) => ({ fields: fields.split(' '), called: inPlainLetters(called).split(' ') }));

interface Called {
  /** Whether one will do that only holds alike things, as "text" does in place of a "quote"; without it, it will. */
  mayBeAlike?: boolean;
}

/** The field that others call so, or call so in another language, among those there are: "bild" is "image". */
export function fieldCalled(name: string, fields: readonly string[], options?: Called): string | undefined {
  return fieldsCalled(name, options).find((field) => fields.includes(field));
}

/** All fields that others call so. */
export function fieldsCalled(name: string, { mayBeAlike = true }: Called = {}): string[] {
  const word = inPlainLetters(name);
  return CALLED.flatMap(({ fields, called }) =>
    called.includes(word) || (mayBeAlike && fields.includes(word)) ? fields : [],
  );
}
