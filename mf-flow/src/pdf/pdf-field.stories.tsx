import preview from '@declic/design-system/storybook/preview';
import { PdfField } from './pdf-field';

const meta = preview.meta({
  title: 'Flow/PDF',
  component: PdfField,
  args: {
    label: 'PDF URL (optional)',
    address: { defaultValue: '' },
    error: undefined,
    pdf: null,
    onPdf: () => undefined,
    onReading: () => undefined,
  },
  decorators: [
    (Story) => (
      <main>
        <h1>Strategy Intake</h1>
        <Story />
      </main>
    ),
  ],
});

export const Empty = meta.story();

export const WithAddress = meta.story({ args: { address: { defaultValue: 'https://acme.example/brief.pdf' } } });

export const Read = meta.story({
  args: {
    pdf: {
      pdf_id: '0199a5b2-0000-7000-8000-0000000000f1',
      name: 'Brief for partners.pdf',
      pages: 12,
      characters: 24_310,
      beginning: 'We help dental clinics in small towns.\nWe offer online booking and automatic reminders.',
    },
  },
});

export const LongName = meta.story({
  args: {
    pdf: {
      pdf_id: '0199a5b2-0000-7000-8000-0000000000f2',
      name: `${'a-brief-that-nobody-named-for-people-'.repeat(6)}.pdf`,
      pages: 1,
      characters: 38,
      beginning: 'We help dental clinics in small towns.',
    },
  },
});

export const Refused = meta.story({
  args: { error: 'The PDF is protected by a password. Save it without the password and upload that one.' },
});
