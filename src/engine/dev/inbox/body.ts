import type { IncomingMessage } from 'node:http';
import type { MailCall, MailMethod } from './store.ts';
import { isContainer } from '../../../model/content/is-container.ts';
import { isGroup } from '../../../model/content/is-group.ts';

/** The largest body, in bytes: more than any inquiry has. */
const LIMIT = 1024 * 1024;

/** The deepest nesting of a message: more than any inquiry has, less than recursion can follow. */
const MAX_DEPTH = 32;

/** The answer to a request that is rejected. */
interface RejectedCall {
  status: number;
  text: string;
}

const rejected = (status: number, text: string): RejectedCall => ({ status, text });

/** Whether a call was rejected. */
export const isRejected = (value: MailCall | RejectedCall): value is RejectedCall => 'status' in value;

/** The bytes of a body; undefined if there are too many. Rejects if the sender disconnects. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LIMIT) chunks.push(chunk as Buffer);
  }
  return size <= LIMIT ? Buffer.concat(chunks) : undefined;
}

function parseJson(bytes: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return isGroup(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Walks level by level, since a deep value would overflow a recursion. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((each) => (isContainer(each) ? Object.values(each) : []));
  }
  return false;
}

/**
 * Parses form data: all fields are template parameters, but for those that name client, account, service and template.
 */
async function parseForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown> | undefined> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  if (!form) return undefined;
  const fields = Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : `[file ${value.name}]`]),
  );
  const { lib_version, user_id, service_id, template_id, ...template_params } = fields;
  return { lib_version, user_id, service_id, template_id, template_params };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads and validates the body of a mail call: JSON (`send`) or form data (`send-form`). */
export async function readMailCall(request: IncomingMessage, via: MailMethod): Promise<MailCall | RejectedCall> {
  const bytes = await readBody(request);
  if (!bytes) return rejected(413, 'The message is too large');
  const fields = via === 'send' ? parseJson(bytes) : await parseForm(bytes, request.headers['content-type'] ?? '');
  if (!fields) return rejected(400, via === 'send' ? 'The body is not a JSON object' : 'The body is not form data');
  if (isTooDeep(fields)) return rejected(400, `The message is nested too deeply: more than ${MAX_DEPTH} levels`);
  const { lib_version, user_id, service_id, template_id, template_params = {} } = fields;
  if (!isText(user_id)) return rejected(400, 'The user ID is required');
  if (!isText(service_id)) return rejected(400, 'The service ID is required');
  if (!isText(template_id)) return rejected(400, 'The template ID is required');
  if (!isGroup(template_params)) return rejected(400, 'The template params have to be an object');
  return {
    ...(isText(lib_version) && { lib_version }),
    user_id,
    service_id,
    template_id,
    template_params,
  };
}
