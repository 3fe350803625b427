import type { components } from '@declic/openapi/types';

type IntakeBody = components['schemas']['StrategyIntake'];

/** What the intake form sends. */
export function anIntakeBody(overrides: Partial<IntakeBody> = {}): IntakeBody {
  return {
    strategy_name: 'Dental scheduling launch',
    goals: 'Get 50 demo requests from clinic managers in 90 days\nEducate dentists about online booking',
    competitors: 'Doctolib, Zocdoc',
    tone: 'professional',
    raw_text: 'Small clinics struggle with no-shows. We offer online booking and automatic reminders.',
    pdf_url: '',
    ...overrides,
  };
}
