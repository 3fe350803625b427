import { describe, expect, it } from 'vitest';
import { readText } from './testing/read-text';

describe('what is said of a competitor', () => {
  it.each([
    ['We offer audits and training. Gusto offers a free trial.', 'Gusto', 'free trial'],
    ['We offer audits. Deputy works in the retail sector. We work for hotels.', 'Deputy', 'retail'],
    ['We offer audits. Deputy writes in a friendly tone with jokes.', 'Deputy', 'friendly'],
    ['We offer audits. Deputy talks about shift swaps. Deputy sells shift swaps.', 'Deputy', 'shift'],
    ['We offer audits. With Gusto you get benefits, health insurance and a 401k.', 'Gusto', 'benefits'],
    ['We offer audits. Most people use Zendesk, which offers ticket routing, macros and reports.', 'Zendesk', 'macros'],
    ['Nous proposons des audits. Avec PayFit, vous avez une mutuelle et une messagerie.', 'PayFit', 'mutuelle'],
    ['Nous proposons des audits. La plupart utilisent Zendesk, qui propose un essai gratuit.', 'Zendesk', 'essai'],
    ['Ofrecemos auditorías. Con Holded tienes facturas, nóminas y tesorería.', 'Holded', 'nóminas'],
    ['Ofrecemos auditorías. La mayoría usa Zendesk, que ofrece macros e informes.', 'Zendesk', 'macros'],
  ])('gives no line from %j', async (text, competitor, word) => {
    const found = await readText(text, competitor);
    expect(found.offers?.length).toBeGreaterThan(0);
    expect(JSON.stringify(found).toLowerCase()).not.toContain(word);
  });

  it('leaves what we do with it, and what stands before it', async () => {
    expect(await readText('With Gusto we offer payroll and audits.', 'Gusto')).toMatchObject({
      offers: ['Payroll', 'Audits'],
    });
    expect(await readText('We offer audits and training, unlike Zendesk, which offers macros.', 'Zendesk')).toEqual({
      offers: ['Audits', 'Training'],
    });
  });
});

describe('what is refused, or only thought of', () => {
  it.each([
    ['We sell audits to hotels. Hospitals keep asking; they have a contract, so no.', 'hospitals'],
    ['Nous vendons des audits aux hôtels. Les banques, on laisse.', 'banques'],
    ['Vendemos auditorías a hoteles. De los bancos nos apartamos.', 'bancos'],
    ['We sell audits. We do not do tax returns. We never sign tax returns.', 'tax returns'],
    ['Nous proposons des audits. À exclure : banques, assurances.', 'banques'],
    ['We sell audits.\nNon-customers: banks, insurers', 'banks'],
    ['Vendemos auditorías.\nNo-clientes: bancos, aseguradoras', 'bancos'],
    ['Vendemos auditorías.\nA descartar: bancos, aseguradoras', 'bancos'],
    ['We sell audits. One day we may offer insurance to restaurants.', 'restaurants'],
    ['We sell audits. We might work for restaurants some day.', 'restaurants'],
    ['Nous vendons des audits. Un jour nous proposerons des assurances aux restaurants.', 'restaurants'],
    ['Vendemos auditorías. Algún día venderemos seguros a restaurantes.', 'restaurantes'],
  ])('gives no line from %j', async (text, word) => {
    const found = await readText(text);
    expect(found.offers).toHaveLength(1);
    expect(JSON.stringify(found).toLowerCase()).not.toContain(word);
  });
});
