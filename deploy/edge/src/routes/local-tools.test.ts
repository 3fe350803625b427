import { describe, expect, it } from 'vitest';
import { startEdge, startEdgeForFile } from '../testing/start-edge';
import { startUpstream } from '../testing/upstream';

const edge = await startEdgeForFile();

describe('the local mailbox', () => {
  it('is there in local mode', async () => {
    const mailbox = await startUpstream((request, response) => void response.end(request.url));
    const local = await startEdge({ mailboxUrl: mailbox.url });

    expect((await local.send('/dev/mailbox/messages')).text).toBe('/dev/mailbox/messages');
    await local.stop();
    await mailbox.stop();
  });

  it('does not exist otherwise', async () => {
    expect((await edge.send('/dev/mailbox')).status).toBe(404);
  });
});

describe('the local payments', () => {
  it('have their own place beside the mailbox, and nothing but their pages is reached', async () => {
    const mailbox = await startUpstream((request, response) => void response.end(`mailbox ${request.url}`));
    const payments = await startUpstream((request, response) => void response.end(`payments ${request.url}`));
    const local = await startEdge({ mailboxUrl: mailbox.url, paymentsUrl: payments.url });

    expect((await local.send('/dev/payments/checkout/cs_1?a=b')).text).toBe('payments /dev/payments/checkout/cs_1?a=b');
    expect((await local.send('/dev/mailbox')).text).toBe('mailbox /dev/mailbox');
    expect((await local.send('/dev/payments/../../v1/customers', { method: 'POST' })).text).not.toContain('payments');
    await local.stop();
    await Promise.all([mailbox.stop(), payments.stop()]);
  });

  it('do not exist otherwise', async () => {
    expect((await edge.send('/dev/payments/checkout/cs_1')).status).toBe(404);
  });
});

describe('the local Telegram', () => {
  it('has its own place, and its Bot API is not reached', async () => {
    const mailbox = await startUpstream((request, response) => void response.end(`mailbox ${request.url}`));
    const telegram = await startUpstream((request, response) => void response.end(`telegram ${request.url}`));
    const local = await startEdge({ mailboxUrl: mailbox.url, telegramUrl: telegram.url });

    expect((await local.send('/dev/telegram/declic_bot?start=x')).text).toBe(
      'telegram /dev/telegram/declic_bot?start=x',
    );
    const path = '/dev/telegram/../../bot1000:token/sendMessage';
    expect((await local.send(path, { method: 'POST' })).text).not.toContain('telegram /bot');
    await local.stop();
    await Promise.all([mailbox.stop(), telegram.stop()]);
  });

  it('does not exist otherwise', async () => {
    expect((await edge.send('/dev/telegram/declic_bot')).status).toBe(404);
  });
});
