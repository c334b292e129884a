import { failed, load } from './code.ts';
import { show } from './pressed.ts';

// Newsletter boxes hand an address to the contact form, whether the app runs or not.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    const { newsletter } = form.dataset;
    if (newsletter === undefined) return;
    event.preventDefault();
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const button = form.querySelector('button') as HTMLButtonElement;
    show(button, 'busy');
    load()
      .then(({ offer }) => offer(field.value, newsletter))
      .then(
        () => {
          show(button);
          form.reset();
        },
        (error: unknown) => {
          failed(error);
          show(button, 'failed');
        },
      );
  },
  true,
);
