import { inPlainLetters } from '../../../model/words/letters/plain-letters.ts';
import { typedAs } from './typed-as.ts';
import { tableLines } from '../../../model/words/table-lines.ts';

/** Types of blocks, and behind the colon what they are called in other languages. */
const CALLED = tableLines(`
  pricing: preise tarife prix tarifs precios tarifas prezzi tariffe precos planos planes prijzen tarieven ceny cennik priser hinnat fiyat fiyatlar ucretler listino listinoprezzi tarifa tarifario tabeladeprecos 料金 料金表 価格 가격 가격표 요금 요금표 요금제 수업료
  faq: fragen questions foire preguntas dudas domande perguntas duvidas vragen pytania fragor kysymykset sss sorular sikcasorulanlar pytaniaiodpowiedzi preguntasfrecuentes questionsfrequentes domandefrequenti veelgesteldevragen perguntasfrequentes よくある質問 よくあるご質問 질문 자주묻는질문 질문과답변
  embed: karte landkarte carte plan mapa mappa kaart kartta harita konum 地図 지도
  testimonials: stimmen kundenstimmen bewertungen temoignages avis testimonios opiniones opinioni recensioni depoimentos avaliacoes ervaringen referenties opinie omdomen referanslar yorumlar gorusler goerusler referencje resenas testimonianze beoordelingen 후기 고객후기 이용후기 추천사
  cardGrid: karten kacheln mannschaft equipe tarjetas equipo schede squadra cartoes time kaarten karty zespol kort kartlar ekip cartes fiches kafelki kafle 카드 구성원 교직원 직원 선생님
  carousel: galerie diaporama galeria galleria galerij galleri galeri karuzela 갤러리 사진첩 슬라이드
  contactDetails: kontakt kontaktdaten contacto contatti contato contatos contactgegevens dane yhteystiedot iletisim danekontaktowe datosdecontacto coordonnees recapiti dadosdecontato 連絡先 연락처
  inquiryForm: formular kontaktformular formulaire formulario modulo formulier formularz formulaer lomake formularzkontaktowy formulariodecontacto formulairedecontact modulodicontatto contactformulier formulariodecontato お問い合わせ フォーム 予約フォーム 문의 문의하기 문의양식 문의폼 양식 신청서
  timeline: zeitleiste zeitstrahl chronologie cronologia lineadeltiempo linhadotempo tijdlijn tidslinje aikajana zamancizelgesi osczasu historia lineadetiempo frise frisechronologique historique lineadeltempo storia geschiedenis 연혁 연표 일정
  prose: absatz texte texto testo tekst teksti metin yazi schedule timetable stundenplan fahrplan horarios programm programma orari rooster artykul akapit parrafo paragraphe paragrafo alinea 文章 本文 godziny godzinyotwarcia oeffnungszeiten 본문 글 텍스트 표 시간표
  steps: schritte ablauf etapes pasos passi passos stappen kroki steg vaiheet adimlar etapas passaggi fasi stappenplan passoapasso 단계 절차 과정
  stats: zahlen kennzahlen chiffres cifras numeros numeri cijfers liczby siffror luvut sayilar istatistikler statystyki estadisticas statistiques statistiche statistieken estatisticas statistiken 통계 숫자
  quote: zitat citation cita citazione citacao citaat cytat citat lainaus alinti 인용 인용문
  collection: seitenliste liste lista lijst luettelo listastron listadepaginas listedepages elencodipagine colecao coleccion raccolta elenco 목록 글목록
  checklist: vorteile avantages ventajas vantaggi vantagens voordelen zalety fordele avantajlar korzysci beneficios atouts listeapuces puntidiforza pluspunten 체크리스트 장점
  comparison: vergleich tabelle comparaison tableau comparacion tabla confronto tabella comparacao tabela vergelijking porownanie jamforelse vertailu karsilastirma tablo comparativa comparatif comparativo 비교 비교표
  specs: daten merkmale caracteristicas caratteristiche kenmerken ozellikler oezellikler danetechniczne specyfikacja especificaciones fichatecnica caracteristiques fichetechnique specifiche schedatecnica specificaties especificacoes 사양 제원
  newsletter: rundbrief infolettre boletin boletim nieuwsbrief biuletyn nyhetsbrev uutiskirje bulten buelten 뉴스레터 소식지
  hero: kopfbereich entete cabecera portada intestazione cabecalho capa kop kahraman baner banniere encabezado testata topo 머리 대문 상단
  cta: aufruf appel llamada chamada oproep wezwaniedodzialania llamadaalaaccion appelalaction invitoallazione chamadaparaacao przycisk boton bouton pulsante knop botao
  notes: anmerkungen hinweise uwagi przypisy notas aviso avisos mentions remarques avvertenze opmerkingen kleineletters observacoes
  chart: diagramm grafik wykres grafico grafica graphique diagramme diagramma grafiek
  video: film filmato filmpje
  linkList: linkliste linki listalinkow enlaces listadeenlaces liens listedeliens elencodilink listadelinks
  badges: odznaki logotypy partnerzy insignias partenaires loghi partner keurmerken selos parceiros
  caseStudy: fallstudie studiumprzypadku realizacja casodeexito casopractico etudedecas casodistudio praktijkvoorbeeld estudodecaso
  split: textundbild tekstizdjecie textoeimagen texteetimage testoeimmagine tekstenafbeelding textoeimagem
`).map(([type, called]): [type: string, called: string] => [type, inPlainLetters(called)]);

/** The type of block that is called so in another language, among those that there are: "preços" are "pricing". */
export function typeInOtherWords(name: string, types: readonly string[]): string | undefined {
  const word = inPlainLetters(name).replace(/\P{L}/gu, '');
  return (
    CALLED.find(([type, called]) => types.includes(type) && called.split(' ').includes(word))?.[0] ??
    typedAs(name, types)
  );
}
