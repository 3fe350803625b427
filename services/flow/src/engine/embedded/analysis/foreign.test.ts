import { describe, expect, it } from 'vitest';
import { findReadingFault } from '../../../modules/analysis/find-reading-fault';
import { analyse } from './embedded-engine';
import { anIntake } from './testing/intakes';

const faultOf = async (rawText: string) => {
  const intake = anIntake({ goals: '', strategyName: '', competitors: '', rawText });
  return findReadingFault(intake, await analyse(intake));
};

describe('a text in a language without rules', () => {
  it.each([
    'Services: Steuerberatung, Lohnabrechnung, Buchhaltung\nWir helfen kleinen Betrieben bei ihren Steuern. Unsere Kunden sind Handwerker.',
    'Tone: freundlich\nProducts: Seife, Kerzen\nUnsere Kunden sind Hotels und Restaurants in ganz Österreich.',
    'Audience: piccole imprese, artigiani\nAiutiamo le piccole imprese con le tasse. I nostri clienti sono artigiani.',
    'Services: boekhouding, belastingaangifte\nWij helpen kleine bedrijven met hun administratie. Onze klanten zijn bakkers.',
    'Clients: forners, artesans, botigues petites\nAjudem petites empreses amb els impostos. Els nostres clients són artesans i forners.',
    '我们帮助小企业处理税务。我们的客户是面包店和餐馆。',
    '私たちは小さな会社の税務を手伝います。',
  ])('is not understood: %j', async (text) => {
    expect(await faultOf(text)).toBe('not_understood');
  });

  it.each([
    'We help hotels with their taxes. We offer audits and training.\nUnsere Kunden sind Handwerker und Bäcker.',
    'Nous aidons les mairies. Nous proposons des audits.\nWir helfen kleinen Betrieben bei ihren Steuern.',
    'Services: audits, training, Steuerberatung\nClients: hotels, Handwerker',
  ])('is read where half of it is in one with rules: %j', async (text) => {
    expect(await faultOf(text)).toBeUndefined();
  });
});
