import * as ids from '../model/rendering/ids.ts';
import type { ResolvedSite } from '../model/page/types.ts';
import { useAllStrings, useSay } from '../strings/context.ts';

/** Asks for an address at the foot of a page; boot/newsletter.ts hands it to the contact form. */
export function Newsletter({
  newsletter,
  email,
}: {
  newsletter: NonNullable<ResolvedSite['footer']['newsletter']>;
  email: string;
}) {
  const { footer } = useAllStrings();
  const say = useSay();
  return (
    <div>
      <h2>{newsletter.heading}</h2>
      {newsletter.text && <p>{newsletter.text}</p>}
      {/* "dialog" does nothing: without scripts the address neither leaks nor is lost. */}
      <form method="dialog" data-newsletter={newsletter.page ?? ''} className="needs-script">
        <label htmlFor={ids.newsletter}>{newsletter.label}</label>
        <input id={ids.newsletter} type="email" name="email" autoComplete="email" required />
        <button type="submit">{newsletter.buttonText}</button>
        <p className="when-failed" role="alert">
          {say(footer.notOpened, { email })}
        </p>
      </form>
      <p className="without-script">{say(footer.withoutScripts, { email })}</p>
    </div>
  );
}
