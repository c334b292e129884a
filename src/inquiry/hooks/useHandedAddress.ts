import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstEmpty, takeAddress, unfold } from '../form-element.ts';
import { takeAddresses } from '../handoff.ts';

/** Fills in the address that a newsletter box hands to the form of this page; calls back when it has. */
export function useHandedAddress(formRef: RefObject<HTMLFormElement | null>, path: string, taken: () => void): void {
  useEffect(() => {
    // A form that asks for none leaves it to the next one of its page.
    if (!formRef.current?.elements.namedItem('email')) return undefined;
    return takeAddresses(path, (email) => {
      const element = formRef.current;
      if (!element) return;
      takeAddress(element, email);
      // After a navigation the router first moves focus and scroll position to the new page.
      requestAnimationFrame(() => {
        // What is said above the fields moves them: it has to stand before one of them is brought into view.
        flushSync(taken);
        goOn(element);
      });
    });
  }, [formRef, path, taken]);
}

/** Shows the visitor what is left to fill in, unless they are at it already. */
function goOn(form: HTMLFormElement): void {
  unfold(form);
  if (!form.contains(document.activeElement)) focusFirstEmpty(form);
}
