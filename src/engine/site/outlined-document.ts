import type { ContentDocument, Reference } from '../../model/content/content.ts';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { DocumentName } from '../read/document-name.ts';
import { mentionsIn } from '../read/mentions.ts';
import type { Outline } from './outline.ts';

/** What is at hand of a page that was not read. */
interface AtHand {
  /** As JSON, which is only parsed when something of it is asked for. */
  outline: () => string;
  /** The names of the fields in it. */
  fields: readonly string[];
  /** What is wrong with the page by itself. */
  diagnostics: () => Diagnostic[];
  /** Reads the page as its file has it. */
  whole: () => ContentDocument;
}

/**
 * A page of which only the outline is at hand: what others ask of it is answered by that. Its own words are read when
 * somebody asks for the whole of it, or for its text. A class, as ten thousand are made at once: the getters of a
 * literal would be made anew for each.
 */
export class OutlinedDocument implements ContentDocument {
  readonly file: ContentDocument['file'];
  readonly kind: ContentDocument['kind'];
  readonly address: ContentDocument['address'];
  readonly whole: () => ContentDocument;
  readonly #outline: () => string;
  readonly #fields: readonly string[];
  readonly #readDiagnostics: () => Diagnostic[];
  #parsed: Outline | undefined;
  #references: Reference[] | undefined;
  #diagnostics: Diagnostic[] | undefined;
  #mayMention: ContentDocument['mayMention'];

  constructor({ file, kind, address }: DocumentName, { outline, fields, diagnostics, whole }: AtHand) {
    this.file = file;
    this.kind = kind;
    this.address = address;
    this.whole = whole;
    this.#outline = outline;
    this.#fields = fields;
    this.#readDiagnostics = diagnostics;
  }

  mayMention(...patterns: RegExp[]): boolean {
    return (this.#mayMention ??= mentionsIn(this.#outline))(...patterns);
  }

  mayHave(...names: string[]): boolean {
    return names.some((name) => this.#fields.includes(name));
  }

  get data(): ContentDocument['data'] {
    return this.#read().data;
  }

  get references(): Reference[] {
    const { references, links, images } = this.#read();
    return (this.#references ??= [...references, ...ways('link', links), ...ways('image', images)]);
  }

  get diagnostics(): Diagnostic[] {
    return (this.#diagnostics ??= this.#readDiagnostics());
  }

  get text(): string {
    return this.whole().text;
  }

  #read(): Outline {
    return (this.#parsed ??= JSON.parse(this.#outline()) as Outline);
  }
}

const ways = (role: Reference['role'], values: string[]): Reference[] =>
  values.map((value, index) => ({ role, value, path: ['blocks', role, index] }));
