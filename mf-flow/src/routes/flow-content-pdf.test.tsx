import { loseConnection, neverAnswer, refuse } from '@declic/openapi/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anUnfinishedStrategy, failedAnalysis } from '../testing/factories';
import { fakeFlow } from '../testing/fake-flow';
import { openFlowContent } from '../testing/open-flow-content';

const CREATE = 'POST /api/flow/strategies';
const UPLOAD = 'POST /api/flow/pdfs';

const pdf = {
  pdf_id: '0199a5b2-0000-7000-8000-0000000000f1',
  name: 'Brief.pdf',
  pages: 12,
  characters: 24_310,
  beginning: 'We help dental clinics in small towns.',
};
const aFile = (name = 'Brief.pdf', size = 20) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

async function openIntake() {
  openFlowContent();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
  await userEvent.type(await screen.findByLabelText(/^Strategy Name/), 'Created now');
  await userEvent.type(screen.getByLabelText(/^Objectives/), 'Get fifty demo requests');
}
const choose = (file = aFile()) => userEvent.upload(screen.getByLabelText('PDF file'), file);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Start AI Analysis' }));

interface FakeUpload {
  onprogress?: (event: Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>) => void;
}

/** A request that is sent to no network: the one of the tests does not say how far it is. */
const aRequestThat = (onSend: (upload: FakeUpload) => void) =>
  class {
    readonly upload: FakeUpload = {};
    open = () => undefined;
    setRequestHeader = () => undefined;
    abort = () => undefined;
    send = () => onSend(this.upload);
  };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the PDF of an intake', () => {
  it('is uploaded, shown as it was read, and sent with the intake', async () => {
    const flow = fakeFlow({ replies: { [UPLOAD]: () => pdf, [CREATE]: loseConnection } });
    await openIntake();
    await userEvent.type(screen.getByLabelText(/^PDF URL/), 'https://acme.example/a.pdf');
    await choose();
    const card = within(await screen.findByRole('group', { name: 'PDF: Brief.pdf' }));
    expect(card.getByText('12 pages, 24,310 characters read')).toBeTruthy();
    expect(card.getByText(`${pdf.beginning}…`)).toBeTruthy();
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Remove Brief.pdf' }));
    await submit();
    await waitFor(() => expect(flow.callsTo(CREATE)).toHaveLength(1));
    expect(flow.callsTo(CREATE)[0]?.body).toMatchObject({ pdf_id: pdf.pdf_id, pdf_url: '' });

    cleanup();
    openFlowContent();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Your First Strategy' }));
    expect(await screen.findByRole('group', { name: 'PDF: Brief.pdf' })).toBeTruthy();
  });

  it('is sent by its address', async () => {
    const flow = fakeFlow({ replies: { [CREATE]: loseConnection } });
    await openIntake();
    await userEvent.type(screen.getByLabelText(/^PDF URL/), 'https://acme.example/a.pdf');
    await submit();
    await waitFor(() => expect(flow.callsTo(CREATE)).toHaveLength(1));
    expect(flow.callsTo(CREATE)[0]?.body).toMatchObject({ pdf_url: 'https://acme.example/a.pdf' });
    expect(flow.callsTo(CREATE)[0]?.body).not.toHaveProperty('pdf_id');
  });

  it('is taken by drop, and can be removed', async () => {
    const flow = fakeFlow({ replies: { [UPLOAD]: () => pdf, [CREATE]: loseConnection } });
    await openIntake();
    fireEvent.drop(screen.getByLabelText(/^PDF URL/), { dataTransfer: { files: [aFile()] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Brief.pdf' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^PDF URL/));
    await submit();
    await waitFor(() => expect(flow.callsTo(CREATE)).toHaveLength(1));
    expect(flow.callsTo(CREATE)[0]?.body).not.toHaveProperty('pdf_id');
  });

  it('says that it is read, and can be cancelled meanwhile', async () => {
    fakeFlow({ replies: { [UPLOAD]: neverAnswer } });
    await openIntake();
    await choose();
    expect(await screen.findByText('Reading Brief.pdf…')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start AI Analysis' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(screen.queryByText('Reading Brief.pdf…')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start AI Analysis' }).disabled).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload a PDF' }).disabled).toBe(false);
  });

  it('shows how much of it has been sent', async () => {
    const upload = Promise.withResolvers<FakeUpload>();
    vi.stubGlobal('XMLHttpRequest', aRequestThat(upload.resolve));
    fakeFlow({ replies: { [UPLOAD]: neverAnswer } });
    await openIntake();
    await choose();
    const { onprogress: reportSent } = await upload.promise;
    const report = (loaded: number, total: number) => reportSent?.({ lengthComputable: true, loaded, total });
    act(() => report(3, 12));
    expect(screen.getByText('Uploading Brief.pdf…')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Upload' }).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('25%')).toBeTruthy();
    act(() => report(12, 12));
    expect(screen.getByText('Reading Brief.pdf…')).toBeTruthy();
    expect(screen.queryByRole('progressbar', { name: 'Upload' })).toBeNull();
    vi.unstubAllGlobals();
  });

  it.each([
    [
      'what the service says',
      refuse({ status: 422, code: 'pdf_encrypted', title: 'The PDF is protected by a password.' }),
      'The PDF is protected by a password.',
    ],
    ['what to do without a connection', loseConnection, /could not be uploaded\. Check your connection/],
  ])('shows at its field %s', async (_, reply, words) => {
    fakeFlow({ replies: { [UPLOAD]: reply } });
    await openIntake();
    await choose();
    const error = await screen.findByText(words);
    expect(screen.getByLabelText(/^PDF URL/).getAttribute('aria-describedby')).toContain(error.id);
  });

  it('is not sent when it has more than 10 MB', async () => {
    const flow = fakeFlow({ replies: { [UPLOAD]: () => pdf } });
    await openIntake();
    await choose(aFile('Large.pdf', 10 * 1024 * 1024 + 1));
    expect(await screen.findByText(/^The PDF has more than 10 MB\./)).toBeTruthy();
    expect(flow.callsTo(UPLOAD)).toEqual([]);
  });

  it('is asked for again when it was deleted meanwhile', async () => {
    const title = 'The uploaded PDF is not there any more. Upload it again.';
    fakeFlow({ replies: { [UPLOAD]: () => pdf, [CREATE]: refuse({ status: 404, code: 'pdf_not_found', title }) } });
    await openIntake();
    await choose();
    await screen.findByRole('group', { name: 'PDF: Brief.pdf' });
    await submit();
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: 'PDF: Brief.pdf' })).toBeNull();
    expect(screen.getByLabelText(/^PDF URL/).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an analysis that failed because of its PDF', () => {
  const RETRY = 'POST /api/flow/strategies/{id}/analysis';
  const open = () => {
    const strategy = anUnfinishedStrategy({ ...failedAnalysis, is_pdf_fault: true });
    const flow = fakeFlow({ strategies: [strategy], replies: { [UPLOAD]: () => pdf, [RETRY]: () => strategy } });
    openFlowContent('/tools/flow-content?tab=strategy');
    return async () => {
      await waitFor(() => expect(flow.callsTo(RETRY)).toHaveLength(1));
      return flow.callsTo(RETRY)[0]?.body;
    };
  };

  it('is started again with an uploaded PDF', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Read another PDF' }));
    await choose();
    await screen.findByRole('group', { name: 'PDF: Brief.pdf' });
    await userEvent.click(screen.getByRole('button', { name: /^Start again/ }));
    expect(await sent()).toEqual({ pdf_id: pdf.pdf_id });
  });
});
