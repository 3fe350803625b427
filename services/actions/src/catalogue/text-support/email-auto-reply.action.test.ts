import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInput, anyTone } from '../../testing/any-fact';
import { collectTexts } from '../../testing/invented-in';
import { accuracy, labelledCases, readLabelledSet, readLockedSet, reportFigure } from '../../testing/labelled-set';
import { runAction } from '../../testing/run-action';
import type { Language } from '../../text/languages';
import { findInventedFacts } from '../../writing/invented-facts';
import { emailAutoReply } from './email-auto-reply.action';
import { classifyIntent } from './email-reply/classify-intent';
import { fillTemplate } from './email-reply/fill-template';
import { foldText } from './email-reply/fold-text';
import { findReference } from './email-reply/find-reference';
import { type Intent, INTENTS } from './email-reply/intents';
import { cpuMsSince } from '@declic/nest-kit/testing/cpu-time';

interface Labelled {
  readonly language: Language;
  readonly label: Intent;
  readonly text: string;
}

const { tuned, heldBack } = readLabelledSet<Labelled>(join(import.meta.dirname, 'fixtures/email-auto-reply.jsonl'));

interface Asked {
  readonly language: string;
  readonly intents: readonly string[];
  readonly tone: string;
  readonly text: string;
}

const MESSAGES = readLockedSet<Asked>(join(import.meta.dirname, 'fixtures/email-auto-reply.intents.json'));

async function draft(input: Record<string, unknown>) {
  return (await runAction(emailAutoReply, { language: 'en', ...input })).answer;
}

describe('email-auto-reply', () => {
  it.each(labelledCases<Labelled>(import.meta.dirname, 'email-auto-reply', { tuned: 0.85, 'held back': 0.8 }))(
    'finds the intent of the labelled messages (%s)',
    (name, messages, least) => {
      const answers = messages.map(({ language, label, text }) => ({
        expected: label,
        actual: classifyIntent('', text, language).intent,
      }));
      expect(reportFigure(`email-auto-reply accuracy, ${name}`, accuracy(answers))).toBeGreaterThanOrEqual(least);
    },
  );

  it('is rarely wrong about messages without the usual words: it says that it does not know', () => {
    const messages = readLockedSet<Labelled>(join(import.meta.dirname, 'fixtures/email-auto-reply.indirect.json'));
    const found = messages.map(({ language, label, text }) => ({ label, ...classifyIntent('', text, language) }));
    const wrong = found.filter(({ label, intent }) => intent !== label);
    const sureAndWrong = wrong.filter(({ confidence }) => confidence >= 0.5);
    reportFigure('email-auto-reply accuracy, indirect', 1 - wrong.length / found.length);
    expect(sureAndWrong.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['en', 'I do not want a refund, I just want to know when my parcel arrives.'],
    ['en', "I'm not asking for a refund. Where is my parcel?"],
    ['fr', 'Je ne veux pas de remboursement, je veux savoir où est mon colis.'],
    ['es', 'No quiero un reembolso, quiero saber dónde está mi pedido.'],
  ])('leaves out in %s what the sender does not want: %s', async (language, text) => {
    const answer = await draft({ email: text, language });
    expect(answer).toMatchObject({ intent: 'order_status', intents: [{ intent: 'order_status' }] });
  });

  it('hands a message in another language to a person', async () => {
    const email = 'Guten Tag, wann kommt meine Bestellung 4711 endlich an? Ich warte seit zwei Wochen auf das Paket.';
    const { data, warnings } = await runAction(emailAutoReply, { email });
    expect(data).toMatchObject({ language: null });
    expect(warnings).toContainEqual(expect.stringMatching(/^The message seems to be in "de"/));
  });

  it.each(MESSAGES)('finds all that "$text" asks for, and its tone', async ({ language, text, intents, tone }) => {
    const answer = await draft({ email: text, language });
    expect(answer).toMatchObject({ intent: intents[0], tone });
    expect((answer['intents'] as { intent: string }[]).map(({ intent }) => intent)).toEqual(intents); // as the output schema has checked it
  });

  it.each(readLockedSet<Labelled>(join(import.meta.dirname, 'fixtures/email-auto-reply.main.json')))(
    'takes what the sender writes most about for the main intent of "$text"',
    ({ language, label, text }) => {
      expect(classifyIntent('', text, language).intent).toBe(label);
    },
  );

  it.each([...tuned, ...heldBack])('says where it read the intent of "$text"', ({ language, text }) => {
    const { found, matched } = classifyIntent('', text, language);
    expect(new Set(found.map(({ text: words }) => foldText(words).text.trim()))).toEqual(new Set(matched));
    for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words);
  });

  it('says what it read in the subject alone', async () => {
    const email = 'From: a@example.com\nSubject: Réf. 12: a refund\n\nCan you help, please?\n';
    const found = [{ in: 'subject', text: 'refund', start: 11, end: 17 }];
    expect(await draft({ email })).toMatchObject({ intent: 'return_refund', found, intents: [{ found }] });
  });

  it('names what it read in the subject before what it read in the message, each in its own order', () => {
    const { found } = classifyIntent('About my order: a refund', 'Send it back? I return it.', 'en');
    expect(found.map(({ in: where, text }) => [where, text])).toEqual([
      ['subject', 'refund'],
      ['message', 'Send it back'],
      ['message', 'return'],
    ]);
  });

  it('leads back from words without accents to those that are written', () => {
    const folded = foldText('«\u00a0Où est\u2026 MA commande n’a-t-elle re\u0063\u0327u 🚀 l’e\u0301tat ?');
    expect(folded.text).toBe(" ou est ma commande n'a-t-elle recu l'etat ");
    const at = (words: string) => folded.locate(folded.text.indexOf(words), words.length).text;
    expect(at('ou est ma')).toBe('Où est\u2026 MA');
    expect(at('recu l')).toBe('re\u0063\u0327u 🚀 l');
    const accentAtEnd = foldText('un abonnement re\u0301silie\u0301 hier');
    expect(accentAtEnd.locate(accentAtEnd.text.indexOf('resilie'), 7)).toEqual({
      text: 're\u0301silie\u0301',
      start: 14,
      end: 23,
    });
  });

  it('answers each of two intents with the facts for it, and marks those that are missing', async () => {
    const facts = { cancellation_date: '31 de mayo', agent_name: 'Lola' };
    const email = 'Quiero cancelar mi suscripción y que me devuelvan el dinero.';
    const answer = await draft({ email, facts, language: 'es' });
    expect(answer['reply']).toContain('Fin del contrato: 31 de mayo.');
    expect(answer['missing']).toEqual(['return_policy']);
  });

  it.each([
    ['en', 'How can I change my password?', 'cannot'],
    ['fr', 'Comment changer mon mot de passe ?', 'n’arrive'],
    ['es', '¿Cómo cambio mi contraseña?', 'No puede'],
    ['en', 'I want a refund for order 5567: it never arrived.', 'would like to return'],
    ['en', 'How can I cancel order 5567?', 'your cancellation'],
  ] as const)(
    'thanks for a message without saying what its sender did not (%s: %s)',
    async (language, email, words) => {
      const { reply } = await draft({ email, language });
      expect(reply).not.toContain(words);
      expect(reply).toMatch(
        /Thank you for your message|Merci pour votre message|Gracias por escribirnos|request to cancel/u,
      );
    },
  );

  it.each([
    [
      'en',
      'Can you send me a quote for 50 chairs, and how long does delivery take?',
      'Thank you also for your message',
    ],
    [
      'es',
      'El pedido ha llegado incompleto y me habéis cobrado dos veces, quiero que me devolváis el dinero',
      'Gracias también por',
    ],
    ['fr', 'Quand ma commande sera-t-elle livrée, et comment obtenir une facture ?', 'Merci aussi pour'],
  ] as const)('does not thank twice in the same words (%s: %s)', async (language, email, again) => {
    const { reply } = await draft({ email, language });
    expect(reply).toContain(again);
    expect(String(reply).match(/^(?:Thank you for|Merci (?:pour|de|d’)|Gracias por)/gmu)).toHaveLength(1);
  });

  it('names the order once in an answer to several intents', async () => {
    const email = 'Cancel order 4711 and refund it. You also charged my card twice!';
    expect(String((await draft({ email }))['reply']).match(/4711/gu)).toHaveLength(1);
  });

  it('says that a template for one intent leaves the other without an answer', async () => {
    const templates = [{ intent: 'cancellation', body: 'Adiós' }];
    const email = 'Quiero cancelar mi suscripción y que me devuelvan el dinero.';
    const { warnings } = await runAction(emailAutoReply, { email, templates, language: 'es' });
    expect(warnings).toContain('The message also asks for return_refund, which your template does not answer.');
  });

  it('reads the latest reply of a raw message with HTML only', async () => {
    const email = [
      'From: Ada <ada@example.com>',
      'Subject: Re: Invoice',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Please <b>cancel my</b> subscription.</p><script>refund()</script>',
    ].join('\r\n');
    expect(await draft({ email })).toMatchObject({
      intent: 'cancellation',
      subject: 'Re: Invoice',
      from: { name: 'Ada' },
    });
  });

  it('does not take quoted mail for what the sender wants', async () => {
    const quoted = '> Your refund for the return is on its way.\n> Please use the return label to send it back.\n';
    const email = `Thanks a lot, all good now!\n\nOn Mon, 2 Mar 2026 at 10:00, Acme <a@example.com> wrote:\n${quoted}`;
    expect(await draft({ email })).toMatchObject({ intent: 'thanks', matched: ['thanks a lot', 'all good now'] });
  });

  it.each(['Auto-Submitted: auto-generated', 'Precedence: bulk', 'List-Unsubscribe: <https://x.example>'])(
    'does not answer a message with the header %s',
    async (header) => {
      const email = `From: a@example.com\nSubject: Hello\n${header}\n\nWhere is my order?\n`;
      expect(await draft({ email })).toMatchObject({ should_reply: false, reply: null });
    },
  );

  it('takes the template of the intent and language before those for any', async () => {
    const templates = [
      { intent: 'any', body: 'any' },
      { intent: 'order_status', body: 'order' },
      { intent: 'order_status', language: 'fr', body: 'commande' },
    ];
    const email = 'Where is my parcel?';
    expect(await draft({ email, templates })).toMatchObject({ reply: 'order', template: 'yours' });
    expect(await draft({ email: 'Où est ma commande ?', templates, language: 'fr' })).toMatchObject({
      reply: 'commande',
    });
    expect(await draft({ email: 'How much is it?', templates })).toMatchObject({ reply: 'any' });
  });

  it('fills placeholders and nothing else', () => {
    const facts = new Map([
      ['name', '{{secret}} ${x}'],
      ['secret', 's'],
    ]);
    expect(fillTemplate('{{ name }} {{none|a friend}} {{gone}} {{#if}} {% for %}', facts)).toEqual({
      text: '{{secret}} ${x} a friend [gone] {{#if}} {% for %}',
      used: ['name'],
      missing: ['gone'],
    });
    expect(fillTemplate('{{constructor}} {{__proto__}}', facts).missing).toEqual(['constructor', '__proto__']);
  });

  it.each([
    ['my order #4711-B is late', '4711-B'],
    ['la commande n° FR-20931.', 'FR-20931'],
    ['el pedido número 88/12', '88/12'],
    ['Invoice 2026-118', '2026-118'],
    ['I was born in 1980', undefined],
    ['in order to pay 100 euros', undefined],
  ])('finds the reference in %j', (text, reference) => {
    const found = findReference(text);
    expect(found?.text).toBe(reference);
    if (found) expect(text.slice(found.start, found.end)).toBe(found.text);
  });

  it('states only what the message, the facts and the templates hold', async () => {
    const keys = [
      'delivery_date',
      'order_status',
      'solution',
      'price',
      'answer',
      'agent_name',
      'company',
      'return_policy',
    ];
    const input = anyInput((fact, language) => ({
      email: fc.constantFrom(
        ...[...tuned, ...heldBack].filter((message) => message.language === language).map(({ text }) => text),
      ),
      facts: fc.dictionary(fc.constantFrom(...keys), fact),
      tone: anyTone,
    }));
    await fc.assert(
      fc.asyncProperty(input, async (given) => {
        const { reply } = await draft(given);
        expect(findInventedFacts(typeof reply === 'string' ? reply : '', collectTexts(given))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('is quick with hostile messages', async () => {
    const start = process.threadCpuUsage();
    for (const email of [
      '> '.repeat(50_000),
      'a '.repeat(60_000),
      `Subject: x\n${' y: z\n'.repeat(10_000)}`,
      'order '.repeat(20_000),
    ])
      await draft({ email }).catch(() => null);
    expect(cpuMsSince(start)).toBeLessThan(4_000);
  });

  it.each([
    [
      { email: '   \n' + '> quoted', templates: 'x' },
      'templates',
      expect.stringContaining('Must be a list of objects with "intent" and "body", or an object of texts'),
    ],
    [
      { email: 'x', templates: [{ intent: 'order', body: 'b' }] },
      'templates',
      `Item 1: "intent" must be one of: ${INTENTS.join(', ')}, any`,
    ],
    [
      { email: 'x', templates: [{ intent: 'any', language: 'de', body: 'b' }] },
      'templates',
      'Item 1: "language" must be one of: en, fr, es',
    ],
    [{ email: 'x', facts: { a: {} } }, 'facts', '"a" must be a text'],
    [{ email: 'Subject: only\nFrom: a@example.com\n\n' }, 'email', 'The message has no text'],
  ])('refuses %#', async (input, field, message) => {
    await expect(draft(input)).rejects.toMatchObject({ field, message });
  });
});
