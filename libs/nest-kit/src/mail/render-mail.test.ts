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
