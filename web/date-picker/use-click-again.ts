import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

type Pressed = { target: HTMLElement; isDue: boolean };

/**
 * Clicks again the element that a guest pressed outside the open calendar. The first press only closed the calendar,
 * which goes back in the history; this click follows when the URL and the fields contain the choice.
 */
export function useClickAgain(isSettled: boolean): (target: HTMLElement) => void {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!pressed || !isSettled || !isIdle) return;
    // The owner has just received the stay; one more render passes it to the pressed element.
    if (!pressed.isDue) return setPressed({ ...pressed, isDue: true });
    const frame = requestAnimationFrame(() => {
      setPressed(null);
      pressed.target.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [pressed, isSettled, isIdle]);
  return (target) => setPressed({ target, isDue: false });
}
