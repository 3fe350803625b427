import type { components } from '@declic/openapi/types';

type Schemas = components['schemas'];

export type Tone = Schemas['StrategyTone'];
export type IntakeField = Schemas['Citation']['field'];
export type CitedLine = Schemas['CitedLine'];
export type CustomerProfile = Schemas['CustomerProfile'];
export type ToneProfile = Schemas['ToneProfile'];

/** What the person typed; every line of a summary comes from here. */
export interface Intake {
  readonly strategyName: string;
  readonly goals: string;
  readonly competitors: string;
  readonly tone: Tone;
  readonly rawText: string;
  readonly pdfUrl: string;
}

/** What an analysis found. Empty lists mean that the intake does not say. */
export interface Findings {
  readonly icp: CustomerProfile;
  readonly pillars: CitedLine[];
  readonly offers: CitedLine[];
  readonly tone: ToneProfile;
  readonly horizonDays: number | null;
  readonly competitors: string[];
  readonly sourcesSeed: string[];
  readonly notes: string;
}
