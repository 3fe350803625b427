import type { DemoSession } from '../demo-session';
import { aiAgents } from './ai-agents';
import { apiWithoutFear } from './api-without-fear';
import { enrichLeads } from './enrich-leads';
import { firstN8nWorkflow } from './first-n8n-workflow';
import { googleSheetsReplay } from './google-sheets-replay';
import { pdfToData } from './pdf-to-data';
import { questionsClinic } from './questions-clinic';
import { reliableWebhooks } from './reliable-webhooks';
import { seoContent } from './seo-content';

export const demoSessions: readonly DemoSession[] = [
  firstN8nWorkflow,
  aiAgents,
  apiWithoutFear,
  enrichLeads,
  pdfToData,
  reliableWebhooks,
  seoContent,
  questionsClinic,
  googleSheetsReplay,
];
