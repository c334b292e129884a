import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Swedish. */
export const form: FormStrings = {
  title: 'Kontakta oss',
  buttonText: 'Skicka förfrågan',
  submitting: 'Skickar …',
  optional: '(valfritt)',
  choose: 'Välj',
  consultation: 'Jag vill ha kostnadsfri rådgivning.',
  newsletter: 'Jag vill ha nyhetsbrevet.',
  consent: {
    before: 'Jag godkänner ',
    link: 'integritetspolicyn',
    after: ' och att bli kontaktad om min förfrågan.',
  },
  phone: 'Vill du hellre ringa?',
  email: 'Vill du hellre mejla?',
  noScripts: 'Formuläret behöver JavaScript, som är avstängt. Ring',
  notLoaded: 'Formuläret kunde inte hämtas och inget har skickats. Det du skrev står kvar här. Försök igen eller ring',
  orWrite: 'eller skriv till {email}.',
  trap: 'Lämna fältet tomt',

  labels: {
    firstName: 'Förnamn',
    lastName: 'Efternamn',
    email: 'E-post',
    phone: 'Telefon',
    company: 'Företag',
    subject: 'Ämne',
    preferredDate: 'Önskat datum',
    employeeCount: 'Antal anställda',
    industry: 'Bransch',
    message: 'Meddelande',
  },
  demoDate: 'Önskat datum för visningen',
  industries: ['Finans', 'Hälso- och sjukvård', 'Juridik', 'Tillverkning', 'Teknik', 'Annat'],

  missing: {
    firstName: 'Ange ditt förnamn.',
    lastName: 'Ange ditt efternamn.',
    email: 'Ange din e-postadress.',
    phone: 'Ange ditt telefonnummer.',
    company: 'Ange företagets namn.',
    subject: 'Ange ett ämne.',
    preferredDate: 'Ange ett fullständigt datum.',
    employeeCount: 'Välj antal anställda.',
    industry: 'Välj en bransch.',
    message: 'Skriv ditt meddelande.',
  },
  wrongEmail: 'Ange en e-postadress, till exempel namn@example.com.',
  wrongDate: 'Ange ett fullständigt datum, eller lämna fältet tomt.',
  noConsent: 'Godkänn integritetspolicyn innan du skickar.',
  trapped: 'Lämna fältet tomt. Det är bara till för program som fyller i allt.',
  summary: { one: 'Kontrollera ett fält', other: 'Kontrollera {count} fält' },

  own: {
    missing: 'Fyll i ”{label}”.',
    choose: 'Välj ett alternativ för ”{label}”.',
    tick: 'Kryssa i ”{label}”.',
    wrongNumber: 'Ange ett tal för ”{label}”.',
    yes: 'Ja',
    no: 'Nej',
  },

  sent: 'Tack för ditt meddelande! Vi hör av oss snart.',
  failed: 'Meddelandet kunde inte skickas. Försök igen senare.',
  wasSent: 'Meddelandet har skickats. Formuläret är redo för ett nytt.',
  notSent: 'Meddelandet har inte skickats. Det du skrev står kvar här.',
  mayHaveArrived:
    'Meddelandet kan ha kommit fram, men vi fick inget svar. Om du skickar det igen framgår det att det är en upprepning.',
  addressTaken: 'Din adress är ifylld. Fyll i formuläret för att få nyhetsbrevet.',
};
