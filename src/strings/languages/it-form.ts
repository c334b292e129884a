import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in Italian. */
export const form: FormStrings = {
  title: 'Ci scriva',
  buttonText: 'Invia la richiesta',
  submitting: 'Invio in corso…',
  optional: '(facoltativo)',
  choose: 'Scelga un’opzione',
  consultation: 'Desidero una consulenza gratuita.',
  newsletter: 'Desidero ricevere la newsletter.',
  consent: {
    before: 'Ho letto l’',
    link: 'informativa sulla privacy',
    after: ' e accetto che mi contattiate in merito alla mia richiesta.',
  },
  phone: 'Preferisce telefonare?',
  email: 'Preferisce scrivere un’e-mail?',
  noScripts: 'Questo modulo richiede JavaScript, che è disattivato. Chiami il numero',
  notLoaded:
    'Il caricamento del modulo non è riuscito e non è stato inviato nulla. Il Suo testo resta qui. Riprovi, chiami il numero',
  orWrite: 'o scriva a {email}.',
  trap: 'Lasci vuoto questo campo',

  labels: {
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    company: 'Azienda',
    subject: 'Oggetto',
    preferredDate: 'Data preferita',
    employeeCount: 'Numero di dipendenti',
    industry: 'Settore',
    message: 'Messaggio',
  },
  demoDate: 'Data preferita per la dimostrazione',
  industries: ['Servizi finanziari', 'Sanità', 'Settore legale', 'Industria', 'Tecnologia', 'Altro'],

  missing: {
    firstName: 'Inserisca il Suo nome.',
    lastName: 'Inserisca il Suo cognome.',
    email: 'Inserisca il Suo indirizzo e-mail.',
    phone: 'Inserisca il Suo numero di telefono.',
    company: 'Inserisca il nome della Sua azienda.',
    subject: 'Inserisca un oggetto.',
    preferredDate: 'Inserisca una data completa.',
    employeeCount: 'Scelga un numero di dipendenti.',
    industry: 'Scelga un settore.',
    message: 'Scriva il Suo messaggio.',
  },
  wrongEmail: 'Inserisca un indirizzo e-mail, ad esempio nome@example.com.',
  wrongDate: 'Inserisca una data completa, oppure nessuna.',
  noConsent: 'Prima di inviare, accetti l’informativa sulla privacy.',
  trapped: 'Lasci vuoto questo campo. Serve solo per i programmi che compilano tutto.',
  summary: { one: 'Controlli un campo', other: 'Controlli {count} campi' },

  own: {
    missing: 'Compili «{label}».',
    choose: 'Scelga una risposta per «{label}».',
    tick: 'Spunti «{label}».',
    wrongNumber: 'Inserisca un numero per «{label}».',
    yes: 'Sì',
    no: 'No',
  },

  sent: 'Grazie per il Suo messaggio! Le risponderemo presto.',
  failed: 'Non è stato possibile inviare il messaggio. Riprovi più tardi.',
  wasSent: 'Il Suo messaggio è stato inviato. Il modulo è pronto per un altro.',
  notSent: 'Il Suo messaggio non è stato inviato. Il testo è ancora qui.',
  mayHaveArrived:
    'Il Suo messaggio potrebbe essere arrivato, ma non è tornata alcuna conferma. Se lo invia di nuovo, verrà segnalato come ripetizione.',
  addressTaken: 'Il Suo indirizzo è già inserito. Compili il modulo per iscriversi alla newsletter.',
};
