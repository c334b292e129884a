import { press } from './pressed.ts';

// Newsletter boxes hand an address to the contact form, whether the app runs or not.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const { newsletter } = form.dataset;
    if (!newsletter) return;
    const { email } = form.elements as HTMLFormControlsCollection & { email: HTMLInputElement };
    press(event, form.querySelector('button') as HTMLButtonElement, ({ offer }) =>
      offer(email.value, newsletter).then(() => form.reset()),
    );
  },
  true,
);
