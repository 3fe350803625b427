import { composeMail, type Mail } from '@declic/nest-kit';
import type { AnswerReport } from './answer-report';

/**
 * What the team is told. Neither the person nor what they wrote is in it: mails outlive the account, and the report does not.
 */
export function composeReportMail(to: string, id: string, report: AnswerReport): Mail {
  const { action, reason, request_id, status, credits_refunded } = report;
  return composeMail(to, {
    title: `Reported answer: ${action}`,
    paragraphs: [
      `An answer of ${action} was reported: ${reason}. Request ${request_id}.`,
      status === 'accepted'
        ? `Our own check of the action failed within an hour of the run: ${credits_refunded} credits were given back.`
        : `Read it: npm run reports -- show ${id}. Confirm it, which gives the credits back: npm run reports -- accept ${id}. Otherwise: npm run reports -- decline ${id}.`,
    ],
  });
}
