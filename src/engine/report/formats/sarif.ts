import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import project from '../../../../package.json' with { type: 'json' };
import type { ReportedDiagnostic } from '../../../model/diagnostics/reported.ts';
import { severityOf } from '../../../model/diagnostics/codes.ts';
import { codes } from '../../check/codes.ts';
import { examplesAsText } from '../example-words.ts';
import { limitAll } from '../limit.ts';
import { sectionOf, type Reporter } from '../reporter.ts';

const INDEX = new Map(Object.keys(codes).map((code, index) => [code, index]));

/** For programs that collect what checkers find: SARIF 2.1.0 (docs.oasis-open.org/sarif). */
export const sarif: Reporter = (problems, { docs }) => {
  const seen = new Map<string, number>();
  const rules = Object.entries(codes).map(([code, meta]) => {
    const { title, why } = meta;
    return {
      id: code,
      shortDescription: { text: title },
      fullDescription: { text: why },
      help: { text: `${why}\n\n${examplesAsText(meta)}` },
      helpUri: sectionOf(code, docs),
      defaultConfiguration: { enabled: meta.default !== 'off', level: severityOf(meta) },
    };
  });
  const results = limitAll(problems).given.map((problem) => ({
    ruleId: problem.code,
    ruleIndex: INDEX.get(problem.code),
    level: problem.severity,
    message: { text: inMessage([problem.message, problem.hint].filter(Boolean).join('\n')) },
    locations: [{ physicalLocation: locationOf(problem) }],
    partialFingerprints: { 'pagewright/v1': fingerprint(problem, seen) },
    properties: { fixable: problem.fixable, args: problem.args, suggestions: problem.suggestions },
  }));
  const run = {
    tool: { driver: { name: 'Pagewright', semanticVersion: project.version, rules } },
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: {
      '%SRCROOT%': { description: { text: 'The top of the repository, or else the folder with pages/ and public/.' } },
    },
    results,
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
};

function locationOf({ file, line, column, endLine, endColumn }: ReportedDiagnostic) {
  const uri = file
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return {
    artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}

/** In SARIF braces hold placeholders, and `[text](address)` is a link: here both are meant as they are written. */
function inMessage(text: string): string {
  return text.replace(/[{}]/g, '$&$&').replaceAll('](', '\\](');
}

/** The same for the same problem, wherever its line has moved; the second of two alike is told apart by its number. */
function fingerprint({ file, code, place, message }: ReportedDiagnostic, seen: Map<string, number>): string {
  const anywhere = message.replace(/\b(lines?) \d+(?: and \d+)?/g, '$1');
  const hash = bytesToHex(sha256(utf8ToBytes(JSON.stringify([file, code, place, anywhere])))).slice(0, 32);
  const number = (seen.get(hash) ?? 0) + 1;
  seen.set(hash, number);
  return `${hash}:${number}`;
}
