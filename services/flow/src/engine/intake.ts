import type { components } from '@declic/openapi/types';

type Schemas = components['schemas'];

export type Tone = Schemas['StrategyTone'];
export type Citation = Schemas['Citation'];
export type IntakeField = Citation['field'];
export type CitedLine = Schemas['CitedLine'];
export type CustomerProfile = Schemas['CustomerProfile'];
export type ToneProfile = Schemas['ToneProfile'];

/** A line as an engine finds it; it gets its id when it is stored. */
export type FoundLine = Omit<CitedLine, 'id'>;

/** The parts of a `CustomerProfile`. */
export type FoundProfile = Readonly<Record<keyof CustomerProfile, FoundLine[]>>;

export interface FoundTone extends Omit<ToneProfile, 'voice'> {
  readonly voice: FoundLine[];
}

/** What the person typed or uploaded; every line of a summary comes from here. */
export interface Intake {
  readonly strategyName: string;
  readonly goals: string;
  readonly competitors: string;
  readonly tone: Tone;
  readonly rawText: string;
  readonly pdfUrl: string;
  /** The text of the PDF, empty without one. */
  readonly pdfText: string;
}

/** What an analysis found. Empty lists mean that the intake does not say. */
export interface Findings {
  readonly icp: FoundProfile;
  readonly pillars: FoundLine[];
  readonly offers: FoundLine[];
  readonly tone: FoundTone;
  readonly horizonDays: number | null;
  readonly competitors: string[];
  readonly sourcesSeed: string[];
  readonly notes: string;
}
