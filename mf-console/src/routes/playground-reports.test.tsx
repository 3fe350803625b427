import 'fake-indexeddb/auto';
import { anAnswerReport, aTestResult } from '@declic/action-console/testing';
import { refuse } from '@declic/openapi/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RUN } from '../testing/endpoints';
import { openAndRun, press, startWithNewAccounts } from '../testing/recorded-runs';

const REPORT = 'POST /api/actions/reports';

startWithNewAccounts();

describe('a wrong answer', () => {
  it('is reported with input and answer by consent, and its state is shown', async () => {
    const { api } = await openAndRun('Bread', {
      replies: { [REPORT]: () => anAnswerReport({ reason: 'incomplete' }) },
    });
    await press('Report a wrong answer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report a wrong answer' }));
    await userEvent.selectOptions(dialog.getByLabelText('What is wrong?'), 'Something is missing');
    fireEvent.change(dialog.getByLabelText('Comment'), { target: { value: ' Butter is missing ' } });
    await userEvent.click(dialog.getByLabelText('Include my input and the answer'));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported: being checked')).toBeTruthy();
    expect(api.callsTo(REPORT).map(({ body }) => body)).toEqual([
      {
        request_id: 'req_1',
        reason: 'incomplete',
        comment: 'Butter is missing',
        content: { input: { topic: 'Bread', length: 'short' }, answer: { note: 'Note 1' } },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Report a wrong answer' })).toBeNull();
  });

  it('keeps what was entered when the report is refused, and sends nothing without consent', async () => {
    const { api } = await openAndRun('Bread', { replies: { [REPORT]: refuse({ status: 503 }) } });
    await press('Report a wrong answer');
    const comment = await screen.findByLabelText('Comment');
    fireEvent.change(comment, { target: { value: 'Butter' } });
    // In a dialog it executes nothing.
    fireEvent.keyDown(comment, { key: 'Enter', ctrlKey: true });
    expect(api.callsTo(RUN)).toHaveLength(1);
    await press('Report');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Butter');
    expect(api.callsTo(REPORT)[0]?.body).toEqual({ request_id: 'req_1', reason: 'wrong', comment: 'Butter' });
  });

  it('cannot be reported where nothing was charged', async () => {
    await openAndRun('Bread', {
      replies: { [RUN]: () => aTestResult({ status: 500, data: null, error: 'Broken.', cost: 0 }) },
    });
    expect(screen.queryByRole('button', { name: 'Report a wrong answer' })).toBeNull();
  });
});
