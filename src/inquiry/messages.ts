/** Every sentence that the form says by itself; what authors write comes with the block. */
export const messages = {
  submitting: 'Submitting...',
  sent: "Thank you for contacting us! We'll be in touch soon.",
  failed: 'Failed to send your message. Please try again later.',
  // In the form itself, beside the toast: what became of the message.
  wasSent: 'Your message was sent. The form is ready for another one.',
  notSent: 'Your message was not sent. What you wrote is still here.',
  mayHaveArrived: 'Your message may have arrived, but no answer came back. If you send it again, it says that it is a repeat.',
  privacy: 'Please agree to the privacy policy before submitting.',
  email: 'Enter an email address such as name@example.com.',
  date: 'Enter a whole date, or none.',
  trap: 'Leave this field empty. It is only there for programs that fill in everything.',
  // Before phone and address, where the form itself cannot work.
  noScripts: 'This form needs JavaScript, which is switched off. Please call',
  notLoaded: 'This form could not be loaded, so nothing was sent. What you wrote stays here. Please try again, call',
  orWrite: 'or write to',
  summary: (count: number) => (count === 1 ? 'Please check one field' : `Please check ${count} fields`),
  addressTaken: 'Your address is filled in. Complete the form to subscribe to the newsletter.',
} as const;
