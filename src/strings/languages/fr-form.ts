import type { FormStrings } from '../index.ts';

/** What the inquiry form says, in French. */
export const form: FormStrings = {
  title: 'Écrivez-nous',
  buttonText: 'Envoyer la demande',
  submitting: 'Envoi en cours…',
  optional: '(facultatif)',
  choose: 'Veuillez choisir',
  consultation: 'Je souhaite un premier conseil gratuit.',
  newsletter: 'Je m’abonne à la lettre d’information.',
  consent: {
    before: 'J’ai lu la ',
    link: 'politique de confidentialité',
    after: ' et j’accepte que l’on me contacte au sujet de ma demande.',
  },
  phone: 'Vous préférez appeler\u00a0?',
  email: 'Vous préférez écrire un e-mail\u00a0?',
  noScripts: 'Ce formulaire nécessite JavaScript, qui est désactivé. Appelez-nous au',
  notLoaded:
    'Ce formulaire n’a pas pu être chargé\u00a0: rien n’a été envoyé. Votre texte reste ici. Réessayez, appelez-nous au',
  orWrite: 'ou écrivez à {email}.',
  trap: 'Laissez ce champ vide',

  labels: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    subject: 'Objet',
    preferredDate: 'Date souhaitée',
    employeeCount: 'Nombre de salariés',
    industry: 'Secteur d’activité',
    message: 'Message',
  },
  demoDate: 'Date souhaitée pour la démonstration',
  industries: ['Services financiers', 'Santé', 'Juridique', 'Industrie', 'Technologie', 'Autre'],

  missing: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom.',
    email: 'Indiquez votre adresse e-mail.',
    phone: 'Indiquez votre numéro de téléphone.',
    company: 'Indiquez le nom de votre entreprise.',
    subject: 'Indiquez un objet.',
    preferredDate: 'Indiquez une date complète.',
    employeeCount: 'Choisissez un nombre de salariés.',
    industry: 'Choisissez un secteur d’activité.',
    message: 'Écrivez votre message.',
  },
  wrongEmail: 'Indiquez une adresse e-mail, par exemple nom@example.com.',
  wrongDate: 'Indiquez une date complète, ou aucune.',
  noConsent: 'Veuillez accepter la politique de confidentialité avant d’envoyer.',
  trapped: 'Laissez ce champ vide. Il n’est là que pour les programmes qui remplissent tout.',
  summary: { one: 'Veuillez vérifier un champ', other: 'Veuillez vérifier {count} champs' },

  own: {
    missing: 'Remplissez «\u00a0{label}\u00a0».',
    choose: 'Choisissez une réponse à «\u00a0{label}\u00a0».',
    tick: 'Cochez «\u00a0{label}\u00a0».',
    wrongNumber: 'Indiquez un nombre pour «\u00a0{label}\u00a0».',
    yes: 'Oui',
    no: 'Non',
  },

  sent: 'Merci de votre message\u00a0! Nous vous répondrons bientôt.',
  failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  wasSent: 'Votre message a été envoyé. Le formulaire est prêt pour un autre.',
  notSent: 'Votre message n’a pas été envoyé. Votre texte est toujours là.',
  mayHaveArrived:
    'Votre message est peut-être arrivé, mais aucune confirmation n’est revenue. Si vous l’envoyez de nouveau, il sera signalé comme une répétition.',
  addressTaken: 'Votre adresse est déjà saisie. Remplissez le formulaire pour vous abonner à la lettre d’information.',
};
