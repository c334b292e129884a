import * as ids from '../model/rendering/ids.ts';

/** The code that brings live parts to life and follows links. */
export type Code = typeof import('../entry-client.ts');

/** The element in which the document says of itself what scripts have to know. */
export const page = document.getElementById(ids.page) as HTMLScriptElement;

/** The code, once it is wanted; one try at a time. */
let code: Promise<Code> | undefined;
/** Until when nothing asks for the code again after a failure: a pointer that goes on moving would at every pixel. */
let restUntil = 0;

/** Whether it failed to load a moment ago. */
export const isResting = (): boolean => Date.now() <= restUntil;

/** Loads the code, or gives what is on its way. */
export const load = (): Promise<Code> =>
  (code ??= import(/* @vite-ignore */ page.dataset.app as string) as Promise<Code>);

/** Tells the console why, and has the code rest for a second. */
export function failed(error: unknown): void {
  // The page stays readable and its links work; the next sign of intent tries again.
  console.error(error);
  code = undefined;
  restUntil = Date.now() + 1_000;
}
