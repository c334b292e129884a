// Runs in the page of the inbox. Everything a visitor wrote is shown with textContent, never as HTML.
const list = document.querySelector('#list');
const search = document.querySelector('#search');
const count = document.querySelector('#count');
const empty = document.querySelector('#empty');
const state = document.querySelector('#state');
const clear = document.querySelector('#clear');

// These have a place of their own in the card; all others are listed below the message.
const PLACED = new Set(['firstName', 'lastName', 'fullName', 'email', 'subject', 'message', 'formType']);
const LABELS = {
  phone: 'Phone',
  company: 'Company',
  preferredDate: 'Preferred date',
  employeeCount: 'Employees',
  industry: 'Industry',
  requestConsultation: 'Wants a consultation',
  subscribeNewsletter: 'Wants the newsletter',
};

let mails = [];
let etag = '';

function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text === undefined) return node;
  node.textContent = text;
  // What is written from the right turns nothing around but itself.
  node.dir = 'auto';
  return node;
}

const asText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function card(mail) {
  const params = mail.template_params;
  const article = element('article');
  article.dataset.id = mail.id;
  const head = element('header');
  head.append(element('h2', '', asText(params.subject ?? '') || '(no subject)'));
  if (params.formType) head.append(element('span', 'badge', asText(params.formType)));
  const target = /^target:(.*)$/.exec(mail.template_id ?? '')?.[1];
  if (target) head.append(element('span', 'badge', `to ${target}`));
  if (mail.times > 1) head.append(element('span', 'badge twice', `arrived ${mail.times} times`));
  else if (mail.reference) head.append(element('span', 'badge twice', `sent again, first on ${mail.reference}`));
  const time = element('time', '', new Date(mail.at).toLocaleString());
  time.dateTime = mail.at;
  head.append(time);
  const from = element('p', 'from');
  from.append(
    element('strong', '', asText(params.fullName ?? '')),
    ' ',
    element('span', '', asText(params.email ?? '')),
  );
  article.append(head, from, element('p', 'message', asText(params.message ?? '')));
  const facts = element('dl');
  for (const [name, value] of Object.entries(params)) {
    if (PLACED.has(name) || value === '') continue;
    const pair = element('div');
    pair.append(element('dt', '', Object.hasOwn(LABELS, name) ? LABELS[name] : name), element('dd', '', asText(value)));
    facts.append(pair);
  }
  article.append(facts);
  return article;
}

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = mails.filter((mail) => {
    const text = Object.values(mail.template_params).map(asText).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  list.replaceChildren(...found.toReversed().map(card));
  const all = mails.length === 1 ? '1 inquiry' : `${mails.length} inquiries`;
  count.textContent = words.length > 0 ? `${found.length} of ${mails.length}` : all;
  empty.hidden = found.length > 0;
  empty.firstElementChild.textContent = mails.length === 0 ? 'Nothing has arrived yet' : 'No inquiry has these words';
  clear.disabled = mails.length === 0;
}

async function look() {
  try {
    const answer = await fetch('/__inbox.json', { headers: etag ? { 'if-none-match': etag } : {}, cache: 'no-store' });
    if (answer.status === 200) {
      mails = await answer.json();
      etag = answer.headers.get('etag') ?? '';
      show();
    }
    state.textContent = 'Live';
    state.dataset.live = '';
  } catch {
    state.textContent = 'Not connected: is the server running?';
    delete state.dataset.live;
  }
}

async function keepLooking() {
  if (!document.hidden) await look();
  setTimeout(keepLooking, 1000);
}

search.addEventListener('input', show);
document.addEventListener('visibilitychange', () => document.hidden || look());
clear.addEventListener('click', async () => {
  if (!confirm(`Delete ${count.textContent === '1 inquiry' ? 'this inquiry' : 'all inquiries'} for good?`)) return;
  // The page stands still while it asks. What arrived meanwhile nobody has read: it is shown first.
  const { status } = await fetch('/__inbox.json', { method: 'DELETE', headers: { 'if-match': etag } });
  await look();
  if (status === 412) alert('Nothing was deleted, because another inquiry has arrived meanwhile.');
});
keepLooking();
