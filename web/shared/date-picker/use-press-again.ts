import { useEffect, useState } from "react";
import { useNavigation } from "react-router";

type Pressed = { target: HTMLElement; isDue: boolean };

/**
 * Presses once more what a guest pressed beside the open calendar. The first press only closed it, which is a step back
 * in the history that a link would race; this one comes when the address and the fields hold what was chosen.
 */
export function usePressAgain(isAtRest: boolean): (target: HTMLElement) => void {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!pressed || !isAtRest || !isIdle) return;
    // The owner has just been told of the stay; what is pressed must know it too, so it waits for one more drawing.
    if (!pressed.isDue) return setPressed({ ...pressed, isDue: true });
    const frame = requestAnimationFrame(() => {
      setPressed(null);
      pressed.target.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [pressed, isAtRest, isIdle]);
  return (target) => setPressed({ target, isDue: false });
}
