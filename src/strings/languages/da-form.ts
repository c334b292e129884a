import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Danish. */
export const form: FormStrings = {
  title: 'Kontakt os',
  buttonText: 'Send forespørgsel',
  submitting: 'Sender …',
  optional: '(valgfrit)',
  choose: 'Vælg',
  consultation: 'Jeg vil gerne have gratis rådgivning.',
  newsletter: 'Jeg vil gerne modtage nyhedsbrevet.',
  consent: {
    before: 'Jeg accepterer ',
    link: 'privatlivspolitikken',
    after: ' og at blive kontaktet om min forespørgsel.',
  },
  phone: 'Vil du hellere ringe?',
  email: 'Vil du hellere skrive en e-mail?',
  noScripts: 'Formularen kræver JavaScript, som er slået fra. Ring på',
  notLoaded:
    'Formularen kunne ikke hentes, og der er ikke sendt noget. Det, du har skrevet, står her stadig. Prøv igen, eller ring på',
  orWrite: 'eller skriv til {email}.',
  trap: 'Lad feltet stå tomt',

  labels: {
    firstName: 'Fornavn',
    lastName: 'Efternavn',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Virksomhed',
    subject: 'Emne',
    preferredDate: 'Ønsket dato',
    employeeCount: 'Antal medarbejdere',
    industry: 'Branche',
    message: 'Besked',
  },
  demoDate: 'Ønsket dato for demonstrationen',
  industries: ['Finans', 'Sundhed', 'Jura', 'Produktion', 'Teknologi', 'Andet'],

  missing: {
    firstName: 'Skriv dit fornavn.',
    lastName: 'Skriv dit efternavn.',
    email: 'Skriv din e-mailadresse.',
    phone: 'Skriv dit telefonnummer.',
    company: 'Skriv virksomhedens navn.',
    subject: 'Skriv et emne.',
    preferredDate: 'Skriv hele datoen.',
    employeeCount: 'Vælg antal medarbejdere.',
    industry: 'Vælg en branche.',
    message: 'Skriv din besked.',
  },
  wrongEmail: 'Skriv en e-mailadresse, for eksempel navn@example.com.',
  wrongDate: 'Skriv hele datoen, eller lad feltet stå tomt.',
  noConsent: 'Accepter privatlivspolitikken, før du sender.',
  trapped: 'Lad feltet stå tomt. Det er kun til programmer, der udfylder alt.',
  summary: { one: 'Kontrollér ét felt', other: 'Kontrollér {count} felter' },

  own: {
    missing: 'Udfyld »{label}«.',
    choose: 'Vælg en mulighed ved »{label}«.',
    tick: 'Sæt kryds ved »{label}«.',
    wrongNumber: 'Skriv et tal ved »{label}«.',
    yes: 'Ja',
    no: 'Nej',
  },

  sent: 'Tak for din besked! Du hører snart fra os.',
  failed: 'Beskeden kunne ikke sendes. Prøv igen senere.',
  wasSent: 'Beskeden er sendt. Formularen er klar til en ny.',
  notSent: 'Beskeden er ikke sendt. Det, du har skrevet, står her stadig.',
  mayHaveArrived:
    'Beskeden kan være nået frem, men der kom intet svar. Hvis du sender den igen, fremgår det, at det er en gentagelse.',
  addressTaken: 'Din adresse er udfyldt. Udfyld formularen for at få nyhedsbrevet.',
};
