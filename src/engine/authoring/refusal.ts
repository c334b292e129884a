import type { Problem } from '../../model/content.ts';

/** What was asked for cannot be done, and nothing was changed. The message says why and what to do; problems of content are listed after it. */
export class Refusal extends Error {
  problems: Problem[];

  constructor(message: string, problems: Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}
