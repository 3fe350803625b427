import { expect, it } from 'vitest';
import { renderMail } from './render-mail';

const mail = renderMail({
  title: 'Confirm <your> address',
  paragraphs: ['Hello & welcome.'],
  button: { label: 'Confirm', url: 'http://localhost:4000/verify?token=a&b="c"' },
});

it('says the same as text', () => {
  expect(mail.text).toBe(
    'Confirm <your> address\n\nHello & welcome.\n\nConfirm: http://localhost:4000/verify?token=a&b="c"\n\nDeclic',
  );
});

it('lets nothing of its content become HTML', () => {
  expect(mail.html).toContain('Confirm &lt;your&gt; address');
  expect(mail.html).toContain('href="http://localhost:4000/verify?token=a&amp;b=&quot;c&quot;"');
});

it('shows the address below the button, for programs that show no button', () => {
  expect(mail.html).toContain('If the button does not work, open this address:');
  expect(
    renderMail({ title: 'Bonjour', paragraphs: [], lang: 'fr', button: { label: 'Voir', url: 'http://x' } }).html,
  ).toContain('Si le bouton ne fonctionne pas');
  expect(renderMail({ title: 'Done', paragraphs: ['It is done.'] }).html).not.toContain('<a ');
});

it('has further links in both forms, with the colon of the language', () => {
  const { text, html } = renderMail({
    title: 'Bonjour',
    paragraphs: [],
    lang: 'fr',
    button: { label: 'Voir', url: 'http://x/1' },
    links: [{ label: 'Annuler <b>', url: 'http://x/2?a=1&b=2' }],
  });
  expect(text).toContain('Voir : http://x/1\n\nAnnuler <b> : http://x/2?a=1&b=2');
  expect(html).toContain('href="http://x/2?a=1&amp;b=2"');
  expect(html).toContain('>Annuler &lt;b&gt;</a>');
});

it('is written for the light and repainted for the dark, on narrow screens too', () => {
  expect(mail.html).toContain('<meta name="viewport"');
  expect(mail.html).toContain('@media (prefers-color-scheme: dark)');
});
