import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in German. */
export const form: FormStrings = {
  title: 'Schreiben Sie uns',
  buttonText: 'Anfrage senden',
  submitting: 'Wird gesendet …',
  optional: '(freiwillig)',
  choose: 'Bitte wählen',
  consultation: 'Ich wünsche ein kostenloses Beratungsgespräch.',
  newsletter: 'Ich möchte den Newsletter erhalten.',
  consent: {
    before: 'Ich habe die ',
    link: 'Datenschutzerklärung',
    after: ' gelesen und bin einverstanden, dass Sie mich zu meiner Anfrage kontaktieren.',
  },
  phone: 'Lieber sprechen?',
  email: 'Lieber eine E-Mail schreiben?',
  noScripts: 'Dieses Formular braucht JavaScript, das ausgeschaltet ist. Bitte rufen Sie uns an:',
  notLoaded:
    'Dieses Formular ließ sich nicht laden, deshalb wurde nichts gesendet. Ihr Text bleibt hier stehen. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an:',
  orWrite: 'oder schreiben Sie an {email}.',
  trap: 'Lassen Sie dieses Feld leer',

  labels: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    company: 'Firma',
    subject: 'Betreff',
    preferredDate: 'Wunschtermin',
    employeeCount: 'Zahl der Beschäftigten',
    industry: 'Branche',
    message: 'Nachricht',
  },
  demoDate: 'Wunschtermin für die Vorführung',
  industries: ['Finanzwesen', 'Gesundheitswesen', 'Recht', 'Industrie', 'Technologie', 'Andere'],

  missing: {
    firstName: 'Geben Sie Ihren Vornamen ein.',
    lastName: 'Geben Sie Ihren Nachnamen ein.',
    email: 'Geben Sie Ihre E-Mail-Adresse ein.',
    phone: 'Geben Sie Ihre Telefonnummer ein.',
    company: 'Geben Sie den Namen Ihrer Firma ein.',
    subject: 'Geben Sie einen Betreff ein.',
    preferredDate: 'Geben Sie ein vollständiges Datum ein.',
    employeeCount: 'Wählen Sie die Zahl der Beschäftigten.',
    industry: 'Wählen Sie eine Branche.',
    message: 'Schreiben Sie Ihre Nachricht.',
  },
  wrongEmail: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  wrongDate: 'Geben Sie ein vollständiges Datum ein oder keines.',
  noConsent: 'Bitte stimmen Sie der Datenschutzerklärung zu, bevor Sie senden.',
  trapped: 'Lassen Sie dieses Feld leer. Es ist nur für Programme da, die alles ausfüllen.',
  summary: { one: 'Bitte prüfen Sie ein Feld', other: 'Bitte prüfen Sie {count} Felder' },

  own: {
    missing: 'Füllen Sie „{label}“ aus.',
    choose: 'Wählen Sie eine Antwort auf „{label}“.',
    tick: 'Setzen Sie den Haken bei „{label}“.',
    wrongNumber: 'Geben Sie bei „{label}“ eine Zahl ein.',
    yes: 'Ja',
    no: 'Nein',
  },

  sent: 'Vielen Dank für Ihre Nachricht! Wir melden uns bald.',
  failed: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  wasSent: 'Ihre Nachricht wurde gesendet. Das Formular ist für eine weitere bereit.',
  notSent: 'Ihre Nachricht wurde nicht gesendet. Ihr Text steht noch hier.',
  mayHaveArrived:
    'Ihre Nachricht ist vielleicht angekommen, aber es kam keine Antwort zurück. Wenn Sie sie noch einmal senden, steht darin, dass es eine Wiederholung ist.',
  addressTaken: 'Ihre Adresse ist eingetragen. Füllen Sie das Formular aus, um den Newsletter zu abonnieren.',
};
