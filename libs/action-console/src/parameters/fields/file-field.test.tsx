import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FileField } from './file-field';

afterEach(cleanup);

let sent: unknown;

function Form({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState<unknown>(initial);
  useEffect(() => {
    sent = value;
  }, [value]);
  return (
    <FileField
      param={{
        key: 'file',
        label: 'Scan',
        kind: 'string',
        required: true,
        ui: { accept: ['application/pdf', 'image/png'] },
      }}
      value={value}
      problem={undefined}
      onChange={setValue}
    />
  );
}

const PDF = new File(['%PDF-1.7'], 'März 2026, "final".pdf', { type: 'application/pdf' });
const PICTURE = new File([Uint8Array.of(137, 80, 78, 71)], 'image.png', { type: 'image/png' });
const address = () => screen.getByLabelText<HTMLInputElement>(/^Scan/);
const card = () => screen.findByRole('group', { name: /^File: / });

describe('FileField', () => {
  it('says types and size beforehand, and that nothing is uploaded', () => {
    render(<Form />);
    const hint = document.getElementById(address().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(
      'PDF or PNG, up to 12 MB, or an https address, a file_ id or a sample: name. Nothing is uploaded before Execute.',
    );
  });

  it('takes a chosen file with its name, and gives it away again', async () => {
    render(<Form />);
    await userEvent.upload(screen.getByLabelText('File: Scan'), PDF);
    expect((await card()).textContent).toContain('März 2026, "final".pdf');
    expect(screen.getByText('PDF, 8 bytes')).toBeTruthy();
    const sentFile = `data:application/pdf;name=M%C3%A4rz%202026%2C%20%22final%22.pdf;base64,${btoa('%PDF-1.7')}`;
    await expect.poll(() => sent).toBe(sentFile);
    expect(document.activeElement?.textContent).toBe('Remove');

    await userEvent.keyboard('{Enter}');
    expect(sent).toBe('');
    expect(document.activeElement).toBe(address());
  });

  it('shows a pasted picture', async () => {
    render(<Form />);
    fireEvent.paste(address(), { clipboardData: { files: [PICTURE] } });
    await card();
    const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Preview of image.png' });
    // Sent by an effect, which may run after the card is there.
    await expect.poll(() => sent).toBe(src);
  });

  it('takes a dropped file or a dropped link', async () => {
    render(<Form />);
    const drop = (data: object) => {
      const event = createEvent.drop(address());
      Object.defineProperty(event, 'dataTransfer', { value: { files: [], getData: () => '', ...data } });
      fireEvent(address(), event);
      expect(event.defaultPrevented).toBe(true);
    };
    drop({ getData: () => 'https://a.example/b.pdf\r\n' });
    expect(address().value).toBe('https://a.example/b.pdf');
    drop({ files: [PICTURE] });
    expect((await card()).textContent).toContain('image.png');
  });

  it('keeps what was there when a file is too large or empty', async () => {
    render(<Form initial="sample:a.pdf" />);
    const large = new File([], 'large.pdf');
    Object.defineProperty(large, 'size', { value: 13 * 1024 * 1024 });
    await userEvent.upload(screen.getByLabelText('File: Scan'), large, { applyAccept: false });
    expect(screen.getByText('Must be at most 12 MB. This file has 13 MB.')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText('File: Scan'), new File([], 'a.pdf'), { applyAccept: false });
    expect(screen.getByText('The file is empty')).toBeTruthy();
    expect(sent).toBe('sample:a.pdf');
    await userEvent.type(address(), 'f');
    expect(screen.queryByText('The file is empty')).toBeNull();
  });

  it('shows how a text begins, and that another type is expected', async () => {
    render(<Form initial={`data:text/csv;name=a.csv;base64,${btoa('name;town\nAda;London')}`} />);
    expect(screen.getByRole('group', { name: 'Beginning of a.csv' }).textContent).toBe('name;town\nAda;London');
    expect(screen.getByText('This may be refused: PDF or PNG is expected.')).toBeTruthy();
    expect(screen.getByText('CSV, 20 bytes')).toBeTruthy();
  });
});
