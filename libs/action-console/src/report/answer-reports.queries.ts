import { accountsKeys } from '@declic/openapi/accounts/queries';
import { actionsApi, type Schemas, unwrap } from '@declic/openapi/actions';
import { useSingleMutation } from '@declic/remote-kit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

export type AnswerReport = Schemas['AnswerReport'];
export type NewAnswerReport = Schemas['NewAnswerReport'];

/** The answers that the account reported as wrong. */
export const answerReportsQuery = () =>
  queryOptions({
    queryKey: ['actions', 'answer-reports'],
    queryFn: ({ signal }) => unwrap(actionsApi.GET('/api/actions/reports', { signal })),
  });

/** Reports an answer; its state is shown at once. */
export function useReportAnswer(onReported: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['actions', 'report-answer'],
    mutationFn: (body: NewAnswerReport) => unwrap(actionsApi.POST('/api/actions/reports', { body })),
    async onSuccess(report) {
      const { queryKey } = answerReportsQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (reports = []) => [report, ...reports]);
      onReported();
      return Promise.all([
        // Earlier reports may not be loaded yet.
        client.invalidateQueries({ queryKey }),
        // A confirmed report gives credits back.
        client.invalidateQueries({ queryKey: accountsKeys.all }),
      ]);
    },
  });
}
