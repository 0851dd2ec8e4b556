import { useState } from 'react';
import { is } from 'superstruct';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { changeStoreDomain, DomainProof, verifyDomain } from '#domain/contract/resources/stores.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/domain.ts';
import styles from './settings-page.module.css';

interface Props {
  /** The shop as it was read. */
  store: SellerObject;
}

/** The domain of a shop, and the DNS record that proves that it belongs to the seller (A22). */
export function DomainSection({ store: { id, domain: read, domain_proof } }: Props) {
  const domain = typeof read === 'string' ? read : null;
  const proof = is(domain_proof, DomainProof) ? domain_proof : null;

  return (
    <section className={styles.section} aria-label={words.title}>
      <h2 className={layout.size3}>{words.title}</h2>
      <DomainForm key={domain} {...{ id, domain }} isInEffect={proof?.status === 'in_effect'} />
      {domain !== null && proof?.status === 'unproven' ? <Proof {...{ id, domain, proof }} /> : null}
    </section>
  );
}

function DomainForm({ id, domain, isInEffect }: { id: number; domain: string | null; isInEffect: boolean }) {
  const { change, isBusy, problem } = useChange();
  const [typed, setTyped] = useState(domain ?? '');
  const save = () => change(changeStoreDomain, { params: { id }, body: { domain: typed.trim() || null } });

  return (
    <Form className={styles.form} onSubmit={save}>
      <p>{domain === null ? words.none : isInEffect ? words.inEffect(domain) : words.unproven(domain)}</p>
      <TextField
        label={words.domain}
        hint={words.hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={messageAt(problem, 'domain')}
        onValue={setTyped}
      />
      {problem && messageAt(problem, 'domain') === null ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={layout.row3}>
        <Button type="submit" busy={isBusy} aria-disabled={typed.trim() === (domain ?? '') || undefined}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}

interface ProofProps {
  id: number;
  domain: string;
  proof: DomainProof;
}

/** The DNS record that the seller must enter at the domain's registrar, and the button that checks it. */
function Proof({ id, domain, proof: { name, value } }: ProofProps) {
  const { change, isBusy, problem } = useChange();
  const [isMissing, setMissing] = useState(false);

  async function verify() {
    const outcome = await change(verifyDomain, { params: { id }, body: {} });
    setMissing(outcome.kind === 'refused' && outcome.status === 409);
  }

  return (
    <>
      <ol className={styles.steps}>
        <li>{words.stepPoint(domain)}</li>
        <li>
          {words.stepRecord}
          <dl className={styles.record}>
            <FactRow label={words.recordType}>TXT</FactRow>
            <FactRow label={words.recordName}>{name}</FactRow>
            <FactRow label={words.recordValue}>{value}</FactRow>
          </dl>
        </li>
        <li>{words.stepCheck}</li>
      </ol>
      {problem ? <Notice kind="caution">{isMissing ? words.missing : problem.text}</Notice> : null}
      <div className={layout.row3}>
        <Button kind="action" busy={isBusy} onClick={() => void verify()}>
          {words.check}
        </Button>
      </div>
    </>
  );
}
