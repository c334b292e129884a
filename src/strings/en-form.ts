import type { Counted } from '../model/words/sentence.ts';

/** What the inquiry form says. */
export const form = {
  title: 'Get in Touch',
  buttonText: 'Submit Request',
  submitting: 'Submitting...',
  optional: '(optional)',
  choose: 'Please choose',
  consultation: 'I would like a free consultation.',
  newsletter: 'Subscribe to the newsletter.',
  /** The link to the privacy policy stands in the middle. */
  consent: {
    before: 'I agree to the ',
    link: 'privacy policy',
    after: ' and consent to be contacted regarding my request.',
  },
  phone: 'Rather talk?',
  email: 'Rather send an email?',
  // Before phone and address, where the form itself cannot work.
  noScripts: 'This form needs JavaScript, which is switched off. Please call',
  notLoaded: 'This form could not be loaded, so nothing was sent. What you wrote stays here. Please try again, call',
  orWrite: 'or write to {email}.',
  trap: 'Leave this field empty',

  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    preferredDate: 'Preferred date',
    employeeCount: 'Number of employees',
    industry: 'Industry',
    message: 'Message',
  },
  /** Where the visitor asks to be shown something. */
  demoDate: 'Preferred demo date',
  industries: ['Financial Services', 'Healthcare', 'Legal', 'Manufacturing', 'Technology', 'Other'],

  /** What is said of a field that is required and empty. */
  missing: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    phone: 'Enter your phone number.',
    company: 'Enter the name of your company.',
    subject: 'Enter a subject.',
    preferredDate: 'Enter a whole date.',
    employeeCount: 'Choose a number of employees.',
    industry: 'Choose an industry.',
    message: 'Enter your message.',
  },
  /** What is said of an entry that makes no sense. */
  wrongEmail: 'Enter an email address such as name@example.com.',
  wrongDate: 'Enter a whole date, or none.',
  noConsent: 'Please agree to the privacy policy before submitting.',
  trapped: 'Leave this field empty. It is only there for programs that fill in everything.',
  summary: { one: 'Please check one field', other: 'Please check {count} fields' } as Counted,

  /** Fields that an author added, by what they are called. */
  own: {
    missing: 'Fill in “{label}”.',
    choose: 'Choose an answer to “{label}”.',
    tick: 'Tick “{label}”.',
    wrongNumber: 'Enter a number for “{label}”.',
    /** In the message: what became of a box. */
    yes: 'Yes',
    no: 'No',
  },

  /** What became of a message, over the page. */
  sent: "Thank you for contacting us! We'll be in touch soon.",
  failed: 'Failed to send your message. Please try again later.',
  /** The same in the form itself. */
  wasSent: 'Your message was sent. The form is ready for another one.',
  notSent: 'Your message was not sent. What you wrote is still here.',
  mayHaveArrived:
    'Your message may have arrived, but no answer came back. If you send it again, it says that it is a repeat.',
  addressTaken: 'Your address is filled in. Complete the form to subscribe to the newsletter.',
};
