{{- /* The nodes for every pod: those of the app, and those of back-ups. */ -}}
{{- define "coursebell.placement" -}}
{{- with .Values.nodeSelector }}
nodeSelector: {{ toJson . }}
{{- end }}
{{- if .Values.tolerations }}
tolerations:
{{- range .Values.tolerations }}
  - key: {{ quote .key }}
    operator: {{ or (index . "operator") (and (index . "value") "Equal") "Exists" }}
{{- with index . "value" }}
    value: {{ quote . }}
{{- end }}
{{- with index . "effect" }}
    effect: {{ . }}
{{- end }}
{{- end }}
{{- end }}
{{- end -}}
