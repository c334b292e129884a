import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Types of blocks, and behind the colon what they are called in other languages. */
const CALLED = tableLines(`
  pricing: preise tarife prix tarifs precios tarifas prezzi tariffe precos planos planes prijzen tarieven ceny cennik priser hinnat fiyat fiyatlar ucretler 料金 料金表 価格
  faq: fragen questions foire preguntas dudas domande perguntas duvidas vragen pytania fragor kysymykset sss sorular sikcasorulanlar よくある質問 よくあるご質問
  embed: karte landkarte carte plan mapa mappa kaart kartta harita konum 地図
  testimonials: stimmen kundenstimmen bewertungen temoignages avis testimonios opiniones opinioni recensioni depoimentos avaliacoes ervaringen referenties opinie omdomen referanslar yorumlar gorusler goerusler
  cardGrid: karten kacheln mannschaft equipe tarjetas equipo schede squadra cartoes time kaarten karty zespol kort kartlar ekip
  carousel: galerie diaporama galeria galleria galerij galleri galeri
  contactDetails: kontakt kontaktdaten contacto contatti contato contatos contactgegevens dane yhteystiedot iletisim 連絡先
  inquiryForm: formular kontaktformular formulaire formulario modulo formulier formularz formulaer lomake お問い合わせ フォーム 予約フォーム
  timeline: zeitleiste zeitstrahl chronologie cronologia lineadeltiempo linhadotempo tijdlijn tidslinje aikajana zamancizelgesi
  prose: absatz texte texto testo tekst teksti metin yazi schedule timetable stundenplan fahrplan horarios programm programma orari rooster 文章 本文 godziny godzinyotwarcia oeffnungszeiten
  steps: schritte ablauf etapes pasos passi passos stappen kroki steg vaiheet adimlar
  stats: zahlen kennzahlen chiffres cifras numeros numeri cijfers liczby siffror luvut sayilar istatistikler
  quote: zitat citation cita citazione citacao citaat cytat citat lainaus alinti
  collection: seitenliste liste lista lijst luettelo
  checklist: vorteile avantages ventajas vantaggi vantagens voordelen zalety fordele avantajlar
  comparison: vergleich tabelle comparaison tableau comparacion tabla confronto tabella comparacao tabela vergelijking porownanie jamforelse vertailu karsilastirma tablo
  specs: daten merkmale caracteristicas caratteristiche kenmerken ozellikler oezellikler
  newsletter: rundbrief infolettre boletin boletim nieuwsbrief biuletyn nyhetsbrev uutiskirje bulten buelten
  hero: kopfbereich entete cabecera portada intestazione cabecalho capa kop kahraman
  cta: aufruf appel llamada chamada oproep
`).map(([type, called]): [type: string, called: string] => [type, inPlainLetters(called)]);

/** The type of block that is called so in another language, among those that there are: "preços" are "pricing". */
export function typeInOtherWords(name: string, types: readonly string[]): string | undefined {
  const word = inPlainLetters(name).replace(/\P{L}/gu, '');
  return CALLED.find(([type, called]) => types.includes(type) && called.split(' ').includes(word))?.[0];
}
