import { expect, it } from 'vitest';
import { bookingMail } from './booking-mail';

const session = {
  id: '0198a000-0000-7000-8000-000000000001',
  title: 'Factures & PDF',
  startUtc: new Date('2026-07-01T16:30:00Z'),
  durationMin: 60,
  prerequisites: ['Un compte Make', 'Trois factures'],
};
const mail = bookingMail({ email: 'ada@example.test', firstName: '<Ada>' }, session, 'https://declic.example');

it('says what, when and for how long, in Paris time', () => {
  expect(mail.to).toBe('ada@example.test');
  expect(mail.subject).toBe('Place confirmée : Factures & PDF');
  expect(mail.text).toContain('mercredi 1er juillet 2026 à 18:30 (heure de Paris). Durée : 60 minutes.');
  expect(mail.text).toContain('Prérequis : Un compte Make · Trois factures.');
  expect(mail.text).toContain('https://declic.example/workshops/0198a000-0000-7000-8000-000000000001');
});

it('treats what people typed as text', () => {
  expect(mail.html).toContain('&lt;Ada&gt;');
  expect(mail.html).not.toContain('<Ada>');
});

it('leaves the prerequisites out when there is none', () => {
  expect(bookingMail({ email: 'a@b.test', firstName: 'A' }, { ...session, prerequisites: [] }, '').text).not.toContain(
    'Prérequis',
  );
});

it.each(['Ada', 'J.-P.', 'Marie Anne', 'Zoé (du lundi)'])('greets %s by name', (firstName) => {
  expect(bookingMail({ email: 'a@b.test', firstName }, session, '').text).toContain(`Bonjour ${firstName},`);
});

it.each(['Gagnez sur https://prix.example', 'www.prix.example', 'prix.example/1', 'ecris@prix'])(
  'does not carry the web address in %s to the named address',
  (firstName) => {
    const { text, html } = bookingMail({ email: 'a@b.test', firstName }, session, '');
    expect(text).toContain('Bonjour,');
    expect(`${text}${html}`).not.toContain('prix');
  },
);
